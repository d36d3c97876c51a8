import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDay, formatHijriDay } from '#strings/dates';
import { resultsTable as texts } from '#strings/exams/gradebook';
import { examReport } from '#strings/exams/report';
import { examsPage, scoreText } from '#strings/exams/staff';
import { signedNumber } from '#strings/money';
import { percent } from '#strings/plural';
import { typeNames } from '#strings/questions/words';
import { gradeNames } from '#strings/widgets';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionSelect } from '#web/ui/class-select.tsx';
import { Filter } from '#web/ui/filter.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { ExamResults } from '#wire/exams/gradebook';
import { LINES, resultsListSearch } from '../book-search.ts';
import { BookList, markColumn } from '../components/book-list.tsx';
import { resultsQuery } from '../queries.ts';

type Result = ExamResults['pupils'][number];

const CHANGED = { '1': 'text-correct', '0': 'text-muted', '-1': 'text-danger' };
const Change = ({ change }: { change: number }) => (
  <b className={CHANGED[`${Math.sign(change) as 1 | 0 | -1}`]}>
    {change === 0 ? texts.unchanged : signedNumber(change)}
  </b>
);

const columnsOf = (max: number): readonly Column<Result>[] => [
  markColumn('score', texts.score, ({ marks }) => marks.at(-1), {
    textOf: (score) => scoreText(score, max),
    className: 'whitespace-nowrap',
  }),
  {
    id: 'percent',
    title: texts.percent,
    cell: (row) => row.percent !== null && percent(row.percent),
    inFile: [{ title: texts.percent, value: (row) => (row.percent === null ? null : { percent: row.percent }) }],
    phone: 'none',
  },
  {
    id: 'change',
    title: texts.change,
    cell: ({ change }) => change !== null && <Change change={change} />,
    inFile: [{ title: texts.change, value: ({ change }) => change }],
    // Who sat no exam before neither rose nor fell: after those who fell behind.
    sortBy: ({ change }) => change ?? 1_000,
  },
  {
    id: 'weakest',
    title: texts.weakest,
    cell: ({ weakest }) => weakest && typeNames[weakest],
    inFile: [{ title: texts.weakest, value: ({ weakest }) => weakest && typeNames[weakest] }],
    sortBy: ({ weakest }) => weakest ?? '',
  },
];

/** What each pupil reached in one exam: from the best, from who fell behind, or those below a line alone. */
export const ExamPupils = () => {
  const id = Number(getRouteApi('/admin/exams/$id/pupils').useParams().id);
  const list = useList(resultsListSearch);
  const query = useQuery(resultsQuery(id));
  const { line } = list.chosen;
  const book = query.data;
  const exam = book?.exams.at(-1);
  return (
    <>
      <PageHead
        title={exam ? examReport.title(exam.title) : examsPage.report}
        note={book && gradeNames[book.grade]}
        intro={exam ? `${formatDay(exam.date)} (${formatHijriDay(exam.date)})` : ''}
      >
        {book && <SectionSelect grade={book.grade} />}
        <ButtonLink to="/admin/exams/$id/report" params={{ id: String(id) }} look="plain" icon="target">
          {examReport.items}
        </ButtonLink>
      </PageHead>
      <BookList
        label={texts.title}
        list={list}
        query={query}
        rows={book?.pupils}
        shows={({ percent }) => line === undefined || (percent !== null && percent < line)}
        columns={columnsOf(exam?.max ?? 0)}
        filters={
          <Filter
            label={texts.line}
            all={texts.everybody}
            options={LINES}
            nameOf={texts.below}
            value={line}
            onChange={(chosen) => list.set({ line: chosen })}
          />
        }
        empty={{ icon: 'target', title: texts.empty, body: texts.emptyBody }}
      />
    </>
  );
};
