import '../paper.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { weightsOf } from '#domain/exams/gradebook';
import { formatHijriDay, formatLongDay } from '#strings/dates';
import { bookStates, gradebook, gradeCard as texts } from '#strings/exams/gradebook';
import { formatNumber, outOf } from '#strings/plural';
import { brand, className, gradeNames, listWords, sectionName } from '#strings/widgets';
import { sessionQuery } from '#web/access/queries.ts';
import { useGrade, useSection } from '#web/lib/grade.ts';
import { PrintPage, WritingLine } from '#web/ui/print-page.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { BookPupil, Gradebook } from '#wire/exams/gradebook';
import { gradebookQuery } from '../queries.ts';

interface PaperProps {
  book: Gradebook;
  pupils: readonly BookPupil[];
  /** The grade or section. */
  of: string;
  /** Of the term. */
  term: string;
  teacher: string;
}

const CELL = 'border-[0.3mm] border-black px-[1.5mm] py-[1mm] text-start align-middle';

const markText = ({ score, state }: BookPupil['marks'][number]): string =>
  [score === null ? '' : formatNumber(score), state === 'sat' ? '' : bookStates[state]].filter(Boolean).join(' ');

const totalText = ({ reached, of }: BookPupil): string => (of > 0 ? outOf(reached, of) : bookStates.none);

const Head = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="mb-[4mm] flex flex-wrap items-end justify-between gap-x-6 border-b-[0.8mm] border-black pb-[2mm]">
    <h2 className="text-[16pt] leading-snug font-black">{title}</h2>
    <p className="font-extrabold">{brand.name}</p>
    {children}
  </header>
);

const SHEET =
  'exam-paper mx-auto w-full max-w-[210mm] bg-white px-[6mm] py-[8mm] text-[11pt]/[1.5] text-black print:p-0';

/** All of a class on a list. */
const List = ({ book, pupils, of, term, teacher }: PaperProps) => (
  <article className={SHEET}>
    <Head title={texts.list(of, term)} />
    <table className="w-full border-collapse text-[10pt]">
      <thead>
        <tr>
          <th scope="col" className={CELL}>
            {listWords.pupil}
          </th>
          {book.exams.map(({ id, title, max, date }) => (
            <th key={id} scope="col" className={CELL}>
              {gradebook.column(title, max)}
              <span className="block text-[8pt] font-normal">{formatHijriDay(date)}</span>
            </th>
          ))}
          <th scope="col" className={CELL}>
            {texts.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {pupils.map((pupil) => (
          <tr key={pupil.studentId} className="break-inside-avoid">
            <th scope="row" className={`${CELL} font-extrabold`}>
              {pupil.name}
            </th>
            {pupil.marks.map((mark, at) => (
              <td key={book.exams[at]?.id} className={CELL}>
                {markText(mark)}
              </td>
            ))}
            <td className={`${CELL} font-black`}>{totalText(pupil)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-[4mm] font-extrabold">
      {texts.teacher} {teacher}
    </p>
  </article>
);

const Card = ({ book, pupil, term, teacher }: Omit<PaperProps, 'pupils' | 'of'> & { pupil: BookPupil }) => {
  const weights = weightsOf(book.exams);
  return (
    <article className={`${SHEET} break-after-page`}>
      <Head title={texts.title}>
        <p className="basis-full font-extrabold">
          {[gradeNames[book.grade], pupil.section && sectionName(pupil.section), term].filter(Boolean).join(' · ')}
        </p>
      </Head>
      <p className="mb-[4mm] text-[14pt] font-black">
        {texts.name} {pupil.name}
      </p>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {[texts.exam, texts.date, texts.mark, texts.weight].map((title) => (
              <th key={title} scope="col" className={CELL}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.exams.map(({ id, title, date, max }, at) => {
            const mark = pupil.marks[at] ?? { score: null, state: 'none' as const };
            return (
              <tr key={id}>
                <th scope="row" className={`${CELL} font-extrabold`}>
                  {title}
                </th>
                <td className={CELL}>
                  {formatHijriDay(date)}
                  <span className="block text-[9pt]">{formatLongDay(date)}</span>
                </td>
                <td className={CELL}>
                  {mark.score === null
                    ? bookStates[mark.state === 'sat' ? 'none' : mark.state]
                    : outOf(mark.score, max)}
                  {mark.state === 'makeup' && ` (${bookStates.makeup})`}
                </td>
                <td className={CELL}>{formatNumber(Math.round((weights[at] ?? 0) * 10) / 10)}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row" colSpan={2} className={`${CELL} font-black`}>
              {texts.total}
            </th>
            <td colSpan={2} className={`${CELL} font-black`}>
              {totalText(pupil)}
            </td>
          </tr>
        </tbody>
      </table>
      {pupil.marks.some(({ score }) => score === null) && <p className="mt-[2mm] text-[9pt]">{texts.missed}</p>}
      <p className="mt-[8mm] flex flex-wrap items-end gap-[6mm] font-extrabold">
        <span className="flex-1 print:whitespace-nowrap">
          {texts.teacher} {teacher}
        </span>
        <WritingLine name={texts.guardian} look="basis-[50%]" />
      </p>
    </article>
  );
};

const Cards = ({ pupils, of: _, ...card }: PaperProps) =>
  pupils.map((pupil) => <Card key={pupil.studentId} pupil={pupil} {...card} />);

const PAPERS: Readonly<Record<string, ComponentType<PaperProps>>> = { list: List, cards: Cards };

/** The gradebook on paper, in a window of its own: a list, or a card for each home. */
export const GradebookPaper = () => {
  const route = getRouteApi('/admin/gradebook/$paper');
  const { paper } = route.useParams();
  const { term: wanted } = route.useSearch();
  const [grade, section] = [useGrade(), useSection()];
  const Body = PAPERS[paper];
  if (!Body) throw notFound();
  const query = useQuery(gradebookQuery({ grade, term: wanted }));
  const session = useQuery(sessionQuery).data;
  const { data } = query;
  const of = className({ grade, section: section ?? null });
  const term = data?.terms.find(({ id }) => id === data.term)?.name ?? '';
  return (
    <PrintPage
      title={paper === 'list' ? texts.list(of, term) : texts.title}
      note={data || query.error ? undefined : gradebook.preparing}
      print={data && data.exams.length > 0 ? gradebook.print : undefined}
    >
      <main className="p-4 print:p-0">
        <Loaded query={query} skeleton={<Bone className="mx-auto h-[48rem] w-full max-w-[210mm]" />}>
          {(book) => (
            <Body
              book={book}
              pupils={book.pupils.filter((pupil) => section === undefined || pupil.section === section)}
              of={of}
              term={term}
              teacher={session?.kind === 'staff' ? session.name : ''}
            />
          )}
        </Loaded>
      </main>
    </PrintPage>
  );
};
