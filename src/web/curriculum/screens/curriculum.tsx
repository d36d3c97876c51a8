import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LESSON_TEXT_MAX, QUESTIONS_PER_LESSON, subjectOf } from '#domain/curriculum/lessons';
import { successRate } from '#domain/questions/hardest';
import type { Subject } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import { coverage, planImport, planSheetProblems, curriculumPage as texts } from '#strings/curriculum/staff';
import { importTexts, strandNames } from '#strings/curriculum/words';
import { formatNumber } from '#strings/plural';
import { subjectNames } from '#strings/questions/words';
import { sheetRows } from '#strings/sheets';
import { gradeNames } from '#strings/widgets';
import { TermFilter } from '#web/calendar/components/term-filter.tsx';
import { OpenFirstTerm, TermLoaded } from '#web/calendar/components/term-loaded.tsx';
import { useGrade, useRuledSection } from '#web/lib/grade.ts';
import type { SheetLimits } from '#web/lib/read-sheet.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogTable } from '#web/ui/data-table.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Rate } from '#web/ui/rate.tsx';
import { Said } from '#web/ui/said.tsx';
import { type PreviewSteps, SheetImport, SheetPreview } from '#web/ui/sheet-import.tsx';
import { Bones } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { CurriculumImportReport, Curriculum as CurriculumOfGrade, StaffLesson } from '#wire/curriculum';
import { coverageSearch } from '../admin-search.ts';
import { Plan } from '../components/admin-plan.tsx';
import { useImportPlan } from '../mutations.ts';
import { curriculumQuery } from '../queries.ts';

interface Covered extends StaffLesson {
  readonly subject: Subject;
  readonly weeks: readonly number[];
}

const coveredBy = ({ lessons, plan }: CurriculumOfGrade): Covered[] =>
  lessons
    .flatMap((lesson): Covered[] => {
      const subject = subjectOf(lesson);
      const weeks = plan.filter(({ lessonId }) => lessonId === lesson.id).map(({ week }) => week);
      return subject ? [{ ...lesson, subject, weeks }] : [];
    })
    .toSorted((a, b) => (a.weeks[0] ?? 0) - (b.weeks[0] ?? 0));

const isShort = ({ questions }: StaffLesson): boolean => questions < QUESTIONS_PER_LESSON;

const Questions = (lesson: Covered) => {
  if (!isShort(lesson)) return formatNumber(lesson.questions);
  const { questions } = lesson;
  return <Badge tone="bad">{questions === 0 ? coverage.none : coverage.few(questions, QUESTIONS_PER_LESSON)}</Badge>;
};

const STRANDS = {
  label: coverage.strand,
  all: coverage.allStrands,
  names: {
    Tawheed: strandNames.Tawheed[0],
    Fiqh: strandNames.Fiqh[0],
    Hadith: strandNames.Hadith[0],
    Tajweed: subjectNames.Tajweed,
  },
};

const COVERAGE_COLUMNS: readonly Column<Covered>[] = [
  {
    id: 'lesson',
    title: texts.lesson,
    cell: ({ topic, unit }) => (
      <span className="grid leading-snug">
        {topic}
        <span className="text-sm font-semibold text-muted">{unit}</span>
      </span>
    ),
    inFile: [
      { title: texts.lesson, value: ({ topic }) => topic },
      { title: coverage.unit, value: ({ unit }) => unit },
    ],
    sortBy: ({ topic }) => topic,
    className: 'desk:min-w-64',
  },
  {
    id: 'strand',
    title: coverage.strand,
    cell: ({ subject }) => STRANDS.names[subject],
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
  {
    id: 'weeks',
    title: coverage.weeks,
    cell: ({ weeks }) => weeks.map(formatNumber).join('، '),
    sortBy: ({ weeks }) => weeks[0] ?? 0,
  },
  {
    id: 'questions',
    title: coverage.questions,
    cell: Questions,
    inFile: [{ title: coverage.questions, value: ({ questions }) => questions }],
    sortBy: ({ questions }) => questions,
  },
  {
    id: 'rate',
    title: coverage.rate,
    cell: ({ attempts, correctAnswers }) =>
      attempts > 0 ? (
        <Rate rate={successRate(correctAnswers, attempts)} />
      ) : (
        <span className="text-sm text-muted">{coverage.unanswered}</span>
      ),
    inFile: [
      {
        title: coverage.rate,
        value: ({ attempts, correctAnswers }) =>
          attempts > 0 ? { percent: successRate(correctAnswers, attempts) } : null,
      },
    ],
    // Nobody has answered: neither hard nor easy, so after both.
    sortBy: ({ attempts, correctAnswers }) => (attempts > 0 ? correctAnswers / attempts : 2),
    className: 'whitespace-nowrap',
  },
];

/** Which lessons have too few questions, and which are the hardest. */
const Coverage = ({ curriculum }: { curriculum: CurriculumOfGrade }) => {
  const list = useList(coverageSearch);
  const query = useQuery(curriculumQuery(curriculum, list.chosen.term));
  return (
    <StaffList
      label={coverage.table}
      list={list}
      query={query}
      rows={coveredBy(curriculum)}
      shows={({ topic, unit, subject }) =>
        list.finds(`${topic} ${unit ?? ''}`) && (!list.chosen.strand || list.chosen.strand === subject)
      }
      rowKey={({ id }) => id}
      rowName={({ topic }) => topic}
      columns={COVERAGE_COLUMNS}
      search={coverage.search}
      filters={list.filter('strand', STRANDS)}
      note={(shown) => {
        const short = shown.filter(isShort).length;
        if (shown.length === 0) return undefined;
        return short > 0 ? coverage.short(short) : coverage.enough;
      }}
      empty={{ icon: 'book', title: coverage.empty, body: coverage.emptyBody }}
    />
  );
};

type Fault = CurriculumImportReport['faults'][number];

const FAULT_COLUMNS: readonly Column<Fault>[] = [
  { id: 'row', title: sheetRows.row, cell: ({ row }) => formatNumber(row), className: 'w-px' },
  {
    id: 'column',
    title: planImport.column,
    cell: ({ column }) => planImport.columnName(column),
    className: 'w-px whitespace-nowrap font-extrabold',
  },
  {
    id: 'fault',
    title: planImport.fault,
    cell: ({ fault }) => (
      <span className="text-danger">
        <Said text={fault} />
      </span>
    ),
  },
];

const Preview = ({ report, steps }: { report: CurriculumImportReport; steps: PreviewSteps }) => (
  <SheetPreview steps={steps} canConfirm={report.faults.length === 0}>
    {report.faults.length > 0 ? (
      <>
        <Alert>{sheetRows.faults(report.faults.length)}</Alert>
        <DialogTable
          label={planImport.table}
          columns={FAULT_COLUMNS}
          rows={report.faults}
          rowKey={({ row, column, fault }) => `${row}/${column}/${fault}`}
        />
      </>
    ) : (
      <p>{planImport.summary(report.lessons, report.weeks)}</p>
    )}
  </SheetPreview>
);

const OURS = new Set(importTexts.head.keys());

const PLAN: SheetLimits = { rows: 300, columns: 12, cell: LESSON_TEXT_MAX * 2, oursIn: () => OURS };

const PlanImportDialog = ({ grade, termId, onClose }: { grade: Grade; termId: number; onClose: () => void }) => (
  <SheetImport
    title={planImport.title}
    intro={planImport.intro(gradeNames[grade])}
    example={planImport.example}
    template={null}
    limits={PLAN}
    problems={planSheetProblems}
    {...useImportPlan(grade, termId)}
    onClose={onClose}
  >
    {({ plan }, steps) => <Preview report={plan} steps={steps} />}
  </SheetImport>
);

const TABS = [
  { id: 'plan', title: texts.tabs.plan },
  { id: 'coverage', title: texts.tabs.coverage },
] as const;

const skeleton = <Bones layout="grid gap-2" look="h-13 rounded-3xl!" times={10} />;

export const Curriculum = () => {
  const grade = useGrade();
  const section = useRuledSection().value ?? null;
  const list = useList(coverageSearch);
  const [isImporting, setImporting] = useState(false);
  const { tab = 'plan', term } = list.chosen;
  const query = useQuery(curriculumQuery({ grade, section }, term));
  const { data } = query;
  return (
    <>
      <PageHead title={texts.title} note={gradeNames[grade]} intro={texts.intro}>
        {data && <TermFilter terms={data.terms} term={data.term.id} onChange={(id) => list.open({ term: id })} />}
        {data && (
          <Button look="soft" icon="upload" onClick={() => setImporting(true)}>
            {texts.import}
          </Button>
        )}
      </PageHead>
      <Tabs
        label={texts.tabsLabel}
        tabs={TABS}
        selected={tab}
        onSelect={(next) => list.open({ tab: next === 'plan' ? undefined : next })}
      >
        <TermLoaded query={query} skeleton={skeleton} none={<OpenFirstTerm />}>
          {(curriculum) =>
            tab === 'plan' ? (
              <Plan
                key={`${grade} ${curriculum.term.id}`}
                curriculum={curriculum}
                onImport={() => setImporting(true)}
              />
            ) : (
              <Coverage curriculum={curriculum} />
            )
          }
        </TermLoaded>
      </Tabs>
      {isImporting && data && (
        <PlanImportDialog key={grade} grade={grade} termId={data.term.id} onClose={() => setImporting(false)} />
      )}
    </>
  );
};
