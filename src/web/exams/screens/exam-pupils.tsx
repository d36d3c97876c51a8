import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { scoreMax } from '#domain/exams/paper';
import { formatDay, formatHijriDay } from '#strings/dates';
import { bookStates, gradebook, resultsTable as texts } from '#strings/exams/gradebook';
import { examReport } from '#strings/exams/report';
import { examsPage, scoreText } from '#strings/exams/staff';
import { signedNumber } from '#strings/money';
import { percent } from '#strings/plural';
import { typeNames } from '#strings/questions/words';
import { gradeNames, listWords, sectionLabel } from '#strings/widgets';
import { useSection } from '#web/lib/grade.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionSelect } from '#web/ui/class-select.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { ExamResult } from '#wire/exams/gradebook';
import { LINES, resultsListSearch } from '../book-search.ts';
import { resultsQuery } from '../queries.ts';

const changeOf = ({ percent: now, before }: ExamResult): number | null =>
  now === null || before === null ? null : now - before;

const CHANGED = { up: 'text-correct', down: 'text-danger', same: 'text-muted' };
const lookOf = (change: number): keyof typeof CHANGED => {
  if (change === 0) return 'same';
  return change > 0 ? 'up' : 'down';
};

const Change = ({ result }: { result: ExamResult }) => {
  const change = changeOf(result);
  return change === null ? null : <b className={CHANGED[lookOf(change)]}>{signedNumber(change)}</b>;
};

const columnsOf = (max: number): readonly Column<ExamResult>[] => [
  {
    id: 'name',
    title: listWords.pupil,
    cell: ({ studentId, name }) => <PupilLink id={studentId} name={name} />,
    inFile: [
      { title: listWords.pupil, value: ({ name }) => name },
      { title: sectionLabel, value: ({ section }) => section },
    ],
    sortBy: ({ name }) => name,
  },
  {
    id: 'score',
    title: texts.score,
    cell: ({ score, state }) => (
      <span>
        {score !== null && <b className="font-black">{scoreText(score, max)}</b>}
        {state !== 'sat' && <span className="text-sm text-muted"> {bookStates[state]}</span>}
      </span>
    ),
    inFile: [
      { title: texts.score, value: ({ score, state }) => score ?? (state === 'absent' ? bookStates.absent : null) },
      { title: texts.percent, value: (row) => (row.percent === null ? null : { percent: row.percent }) },
    ],
    sortBy: ({ score }) => score ?? -1,
    className: 'whitespace-nowrap',
  },
  { id: 'percent', title: texts.percent, cell: (row) => row.percent !== null && percent(row.percent), phone: 'none' },
  {
    id: 'change',
    title: texts.change,
    cell: (result) => <Change result={result} />,
    inFile: [{ title: texts.change, value: changeOf }],
    sortBy: (result) => changeOf(result) ?? -1_000,
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
  const section = useSection();
  const { line } = list.chosen;
  const exam = query.data;
  return (
    <>
      <PageHead
        title={exam ? examReport.title(exam.title) : examsPage.report}
        note={exam && gradeNames[exam.grade]}
        intro={exam ? `${formatDay(exam.date)} (${formatHijriDay(exam.date)})` : ''}
      >
        {exam && <SectionSelect grade={exam.grade} />}
        <ButtonLink to="/admin/exams/$id/report" params={{ id: String(id) }} look="plain" icon="target">
          {examReport.items}
        </ButtonLink>
      </PageHead>
      <StaffList
        label={texts.title}
        list={list}
        query={query}
        rows={exam?.results}
        shows={(row) =>
          (section === undefined || row.section === section) &&
          list.finds(row.name) &&
          (line === undefined || (row.percent !== null && row.percent < line))
        }
        search={gradebook.search}
        rowKey={({ studentId }) => studentId}
        rowName={({ name }) => name}
        columns={columnsOf(exam ? scoreMax(exam.shape) : 0)}
        note={({ length }) => gradebook.pupils(length)}
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
