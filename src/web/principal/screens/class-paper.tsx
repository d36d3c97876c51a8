import '../class-paper.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DEFAULT_GRADE } from '#domain/roster/grades';
import { formatDaysOfYear, formatHijriDaysOfYear } from '#strings/calendar/days';
import { classPartNames, classPage as texts } from '#strings/principal/page';
import { className } from '#strings/widgets';
import { OpenFirstTerm } from '#web/calendar/components/term-loaded.tsx';
import { PrintPage, WritingLine } from '#web/ui/print-page.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { ClassPage } from '#wire/principal';
import { classPageQuery } from '../queries.ts';

const Sheet = ({ title, page }: { title: string; page: ClassPage }) =>
  page.term ? (
    <article className="class-paper">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 border-b-4 border-black pb-2">
        <h2 className="text-2xl leading-snug font-black">{title}</h2>
        <p className="text-end font-extrabold">
          {texts.of(page.school, page.term.name)}
          <span className="block">{formatDaysOfYear(page.term.start, page.upTo)}</span>
          <span className="block">{formatHijriDaysOfYear(page.term.start, page.upTo)}</span>
          <span className="block">{texts.pupils(page.pupils)}</span>
        </p>
      </header>
      <table className="w-full border-collapse text-start">
        <tbody>
          {page.parts.flatMap(({ kind, figures }) =>
            figures.map(({ name, value, note }, at) => (
              <tr key={`${kind} ${name}`} className="border-b border-black/40">
                {at === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={figures.length}
                    className="border-e border-black/40 p-2 text-start align-top"
                  >
                    {classPartNames[kind]}
                  </th>
                )}
                <th scope="row" className="p-2 text-start font-extrabold">
                  {name}
                </th>
                <td className="p-2 text-xl font-black">{value}</td>
                <td className="p-2">{note}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <footer className="mt-10 flex gap-6 font-extrabold">
        <WritingLine name={texts.teacher} look="" />
        <WritingLine name={texts.signature} look="" />
      </footer>
    </article>
  ) : (
    <OpenFirstTerm />
  );

/** A window of its own, on one sheet. */
export const ClassPaper = () => {
  const { grade = DEFAULT_GRADE, section, term } = getRouteApi('/admin/class-page/print').useSearch();
  const query = useQuery(classPageQuery({ grade, section, term }));
  const title = className({ grade, section: section ?? null });
  return (
    <PrintPage
      title={title}
      note={query.data === undefined && !query.error ? texts.preparing : undefined}
      print={query.data?.term ? texts.print : undefined}
    >
      <main className="p-4 print:p-0">
        <Loaded query={query} skeleton={<Bone className="mx-auto h-[40rem] w-full max-w-[190mm]" />}>
          {(page) => <Sheet title={title} page={page} />}
        </Loaded>
      </main>
    </PrintPage>
  );
};
