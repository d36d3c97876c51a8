import '../consents.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PURPOSES } from '#domain/consents/consents';
import { consentPaper as texts } from '#strings/consents/staff';
import { purposeNames, purposeTexts } from '#strings/consents/words';
import { formatDay, formatHijriDay } from '#strings/dates';
import { brand, className } from '#strings/widgets';
import { PrintPage, WritingLine } from '#web/ui/print-page.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { ConsentPaper } from '#wire/guardians';
import { consentPapersQuery } from '../queries.ts';

const Box = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2">
    <span className="size-5 border-2 border-black" />
    {name}
  </span>
);

const Paper = ({ pupil, school }: { pupil: ConsentPaper; school: string | null }) => {
  const today = new Date().toISOString();
  return (
    <article className="consent mx-auto grid w-[min(100%,210mm)] content-start gap-4 bg-white p-[10mm] leading-relaxed text-black print:w-auto print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-x-4 border-b-2 border-black pb-2">
        <h2 className="text-2xl font-black">{texts.heading}</h2>
        <p className="font-extrabold">{school ?? brand.name}</p>
        <p className="basis-full text-sm">{texts.dates(formatHijriDay(today), formatDay(today))}</p>
      </header>
      <p className="text-lg font-black">
        {[pupil.name, className({ grade: pupil.grade, section: pupil.classId })].join('، ')}
      </p>
      <p>{texts.greeting}</p>
      <p>{texts.body}</p>
      <ol className="grid gap-4">
        {PURPOSES.map((purpose) => (
          <li key={purpose} className="grid gap-2 border border-black p-3">
            <h3 className="font-black">{purposeNames[purpose]}</h3>
            <p>{purposeTexts[purpose]}</p>
            <p className="flex gap-8 font-extrabold">
              <Box name={texts.yes} />
              <Box name={texts.no} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-6 font-extrabold">
        <WritingLine name={texts.guardian} look="min-w-50" />
        <WritingLine name={texts.signature} look="min-w-40" />
        <WritingLine name={texts.date} look="min-w-32" />
      </p>
      <p className="text-sm">{texts.more}</p>
    </article>
  );
};

/** A window of its own: a page to sign for each pupil of a grade or section. */
export const PrintConsents = () => {
  const which = getRouteApi('/admin/guardians/consents').useSearch();
  const query = useQuery(consentPapersQuery(which));
  const { data, error } = query;
  return (
    <PrintPage
      title={texts.title}
      note={data ? texts.count(data.pupils.length) : error ? undefined : texts.preparing}
      print={data && texts.print}
    >
      <main className="grid gap-6 bg-paper p-4 print:block print:bg-white print:p-0">
        <Loaded query={query} skeleton={<Bones layout="mx-auto grid max-w-[210mm] gap-6" look="h-[34rem]" times={2} />}>
          {({ pupils, school }) => pupils.map((pupil) => <Paper key={pupil.studentId} pupil={pupil} school={school} />)}
        </Loaded>
      </main>
    </PrintPage>
  );
};
