import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { formatDay, formatHijriDay } from '#strings/dates';
import { resultsTable } from '#strings/exams/gradebook';
import { grading } from '#strings/exams/grading';
import { nav } from '#strings/exams/nav';
import { examSheets, examReport as texts } from '#strings/exams/report';
import { examsPage } from '#strings/exams/staff';
import { formatNumber } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { optionNames, typeNames } from '#strings/questions/words';
import { gradeNames } from '#strings/widgets';
import { useSection } from '#web/lib/grade.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { SectionSelect } from '#web/ui/class-select.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Rate } from '#web/ui/rate.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { ScoreList } from '../components/score-list.tsx';
import { useExportExam, usePracticeSet } from '../mutations.ts';
import { examsQuery, reportQuery } from '../queries.ts';
import { averagesUpTo, type ExamItem, type Report } from '../report.ts';

const FACTS = Object.entries(texts.facts) as [keyof typeof texts.facts, string][];

/** A bar for each band of scores, as long as it has pupils. */
const Distribution = ({ distribution }: Pick<Report, 'distribution'>) => (
  <section className="grid content-start gap-3 rounded-card bg-card p-5 shadow-card">
    <h2 className="text-xl font-black">{texts.distribution}</h2>
    <ol className="grid gap-2">
      {distribution.map(({ from, to, pupils }) => (
        <li key={from} className="grid grid-cols-[3.5rem_1fr_5.5rem] items-center gap-3">
          <span className="font-extrabold">{texts.band(from, to)}</span>
          <Meter part={pupils} whole={Math.max(...distribution.map((each) => each.pupils))} className="h-4" />
          <span className={pupils > 0 ? 'font-black' : 'text-muted'}>{texts.pupils(pupils)}</span>
        </li>
      ))}
    </ol>
  </section>
);

const Practice = ({ report: { exam, hardest } }: { report: Report }) => {
  const practice = usePracticeSet(exam.id);
  const openedAt = exam.practiceOpenedAt;
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card bg-coral-soft p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-xl font-black">{texts.practice.title}</h2>
        <p>{openedAt ? texts.practice.isOpen(formatDay(openedAt)) : texts.practice.count(hardest.length)}</p>
      </div>
      {(openedAt || hardest.length > 0) && (
        <Button look={openedAt ? 'plain' : 'gold'} busy={practice.isPending} onClick={() => practice.mutate(!openedAt)}>
          {openedAt ? texts.practice.close : texts.practice.open}
        </Button>
      )}
    </section>
  );
};

/** What was chosen instead of the right answer, the most frequent first; unanswered is the first of `chosen`. */
const instead = (item: ExamItem) => {
  const names = [grading.unanswered, ...optionNames(item).map(questionText)];
  return [...item.chosen.entries()]
    .filter(([answer, count]) => count > 0 && answer !== item.answer + 1)
    .map(([answer, count]) => ({ name: names[answer] ?? '', count }))
    .toSorted((a, b) => b.count - a.count);
};

const Instead = ({ item }: { item: ExamItem }) => {
  const chosen = instead(item);
  if (chosen.length === 0) return <span className="text-muted">{texts.nothingElse}</span>;
  return (
    <ul className="grid gap-0.5 text-sm leading-snug">
      {chosen.map(({ name, count }) => (
        <li key={name}>
          <b className="font-black">{formatNumber(count)}</b> {name}
        </li>
      ))}
    </ul>
  );
};

const TELLS = { well: 'text-correct', little: 'text-gold-ink', against: 'text-danger', unknown: 'text-muted' } as const;

const columnsOf = (hardest: readonly number[]): readonly Column<ExamItem>[] => [
  {
    id: 'question',
    title: texts.question,
    cell: ({ number, text }) => (
      <span className="flex gap-3">
        <span className="min-w-7 text-muted">{formatNumber(number)}</span>
        <span className="grid justify-items-start gap-1 leading-snug">
          {questionText(text)}
          {hardest.includes(number) && <Badge tone="bad">{texts.hardest}</Badge>}
        </span>
      </span>
    ),
    inFile: [
      { title: examSheets.number, value: ({ number }) => number },
      { title: texts.question, value: ({ text }) => questionText(text) },
    ],
    sortBy: ({ number }) => number,
    className: 'desk:min-w-64',
  },
  { id: 'type', title: texts.type, cell: ({ type }) => typeNames[type], className: 'whitespace-nowrap' },
  {
    id: 'rate',
    title: texts.rate,
    cell: ({ rate }) => <Rate rate={rate} />,
    inFile: [{ title: texts.rate, value: ({ rate }) => ({ percent: rate }) }],
    sortBy: ({ rate }) => rate,
    className: 'whitespace-nowrap',
  },
  { id: 'chosen', title: texts.chosen, cell: (item) => <Instead item={item} /> },
  {
    id: 'tells',
    title: texts.tells,
    cell: ({ tells }) => (
      <span className={`text-sm leading-snug font-extrabold ${TELLS[tells]}`}>{texts.tellsWords[tells]}</span>
    ),
    sortBy: ({ lead }) => lead ?? 0,
  },
];

interface FoundProps {
  report: Report;
  query: ComponentProps<typeof StaffList>['query'];
}

const Found = ({ report, query }: FoundProps) => {
  const { exam } = report;
  const { data } = useInfiniteQuery(examsQuery({ grade: exam.grade }));
  const section = useSection();
  const known = data?.pages.flatMap(({ exams }) => exams) ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-3 gap-2 lg:grid-cols-6">
        {FACTS.map(([fact, label]) => (
          <CountTile key={fact} count={report[fact] ?? 0} label={label} look="bg-card shadow-card" />
        ))}
      </dl>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Distribution distribution={report.distribution} />
        <ScoreList
          title={texts.earlier}
          exams={averagesUpTo(exam, known)}
          linkTo={(id) => linkOptions({ to: '/admin/exams/$id/report', params: { id: String(id) } })}
          here={{ id: exam.id, name: texts.thisOne }}
        />
      </div>
      {/* What is practised are the hardest of the whole grade: chosen there, and closed from anywhere. */}
      {(section === undefined || exam.practiceOpenedAt) && <Practice report={report} />}
      <h2 className="text-xl font-black">{texts.items}</h2>
      <StaffList
        label={texts.items}
        list={useList(plainSearch)}
        query={query}
        rows={report.items}
        rowKey={({ number }) => number}
        rowName={({ number }) => formatNumber(number)}
        columns={columnsOf(report.hardest)}
        empty={{ icon: 'target', title: texts.nobody, body: texts.nobodyBody }}
      />
    </div>
  );
};

const Nobody = ({ id, section }: { id: number; section: string | undefined }) => (
  <EmptyState
    icon="edit"
    title={section === undefined ? texts.nobody : texts.nobodyOfSection}
    body={texts.nobodyBody}
    action={
      <ButtonLink to="/admin/exams/$id" params={{ id: String(id) }} look="gold">
        {examsPage.grading}
      </ButtonLink>
    }
  />
);

/** What an exam shows of the grade, question by question. */
export const ExamReport = () => {
  const id = Number(getRouteApi('/admin/exams/$id/report').useParams().id);
  const section = useSection();
  const query = useQuery(reportQuery(id, section));
  const save = useExportExam(id);
  const { exam, papers = 0 } = query.data ?? {};
  return (
    <>
      <PageHead
        title={exam ? texts.title(exam.title) : examsPage.report}
        note={exam && gradeNames[exam.grade]}
        intro={exam ? `${formatDay(exam.date)} (${formatHijriDay(exam.date)})` : ''}
      >
        {(papers > 0 || (exam && section !== undefined)) && (
          <Button look="plain" icon="download" busy={save.isPending} onClick={() => save.mutate()}>
            {section === undefined ? texts.export : texts.exportAll}
          </Button>
        )}
        {papers > 0 && (
          <ButtonLink to="/admin/exams/$id/pupils" params={{ id: String(id) }} look="plain" icon="users">
            {resultsTable.title}
          </ButtonLink>
        )}
        {exam && <SectionSelect grade={exam.grade} />}
        <BackLink to="/admin/exams">{nav.exams}</BackLink>
      </PageHead>
      <Loaded query={query} skeleton={<Bones look={['h-24', 'h-64', 'h-96']} />}>
        {(report) =>
          report.papers === 0 ? <Nobody id={id} section={section} /> : <Found report={report} query={query} />
        }
      </Loaded>
    </>
  );
};
