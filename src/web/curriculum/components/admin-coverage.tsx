import { useQuery } from '@tanstack/react-query';
import { QUESTIONS_PER_LESSON } from '#domain/curriculum/lessons';
import { successRate } from '#domain/questions/hardest';
import type { Grade } from '#domain/roster/grades';
import { curriculumPage, coverage as texts } from '#strings/curriculum/staff';
import { strandNames } from '#strings/curriculum/words';
import { formatNumber } from '#strings/plural';
import { Badge } from '#web/ui/badge.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Rate } from '#web/ui/rate.tsx';
import type { Curriculum, StaffLesson } from '#wire/curriculum';
import { coverageSearch } from '../admin-search.ts';
import { curriculumQuery } from '../queries.ts';

interface Covered extends StaffLesson {
  readonly weeks: readonly number[];
}

/** Questions belong to lessons of Islamic studies alone. */
const coveredBy = ({ lessons, plan }: Curriculum): Covered[] =>
  lessons
    .filter(({ course }) => course === 'islamic')
    .map((lesson) => ({
      ...lesson,
      weeks: plan.filter(({ lessonId }) => lessonId === lesson.id).map(({ week }) => week),
    }))
    .toSorted((a, b) => (a.weeks[0] ?? 0) - (b.weeks[0] ?? 0));

const isShort = ({ questions }: StaffLesson): boolean => questions < QUESTIONS_PER_LESSON;

const Questions = (lesson: Covered) => {
  if (!isShort(lesson)) return formatNumber(lesson.questions);
  const { questions } = lesson;
  return <Badge tone="bad">{questions === 0 ? texts.none : texts.few(questions, QUESTIONS_PER_LESSON)}</Badge>;
};

const COLUMNS: readonly Column<Covered>[] = [
  {
    id: 'lesson',
    title: curriculumPage.lesson,
    cell: ({ topic, unit }) => (
      <span className="grid leading-snug">
        {topic}
        <span className="text-sm font-semibold text-muted">{unit}</span>
      </span>
    ),
    sortBy: ({ topic }) => topic,
    className: 'desk:min-w-64',
  },
  {
    id: 'strand',
    title: texts.strand,
    cell: ({ strand }) => strand && strandNames[strand][0],
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
  {
    id: 'weeks',
    title: texts.weeks,
    cell: ({ weeks }) => weeks.map(formatNumber).join('، '),
    sortBy: ({ weeks }) => weeks[0] ?? 0,
  },
  { id: 'questions', title: texts.questions, cell: Questions, sortBy: ({ questions }) => questions },
  {
    id: 'rate',
    title: texts.rate,
    cell: ({ attempts, correctAnswers }) =>
      attempts > 0 ? (
        <Rate rate={successRate(correctAnswers, attempts)} />
      ) : (
        <span className="text-sm text-muted">{texts.unanswered}</span>
      ),
    // Nobody has answered: neither hard nor easy, so after both.
    sortBy: ({ attempts, correctAnswers }) => (attempts > 0 ? correctAnswers / attempts : 2),
    className: 'whitespace-nowrap',
  },
];

const STRANDS = {
  label: texts.strand,
  all: texts.allStrands,
  names: { Tawheed: strandNames.Tawheed[0], Fiqh: strandNames.Fiqh[0], Hadith: strandNames.Hadith[0] },
};

/** Which lessons have too few questions, and which are the hardest. */
export const Coverage = ({ grade }: { grade: Grade }) => {
  const list = useList(coverageSearch);
  const query = useQuery(curriculumQuery(grade));
  const rows = query.data && coveredBy(query.data);
  return (
    <StaffList
      label={texts.table}
      list={list}
      query={query}
      rows={rows}
      shows={({ topic, unit, strand }) =>
        list.finds(`${topic} ${unit ?? ''}`) && (!list.chosen.strand || list.chosen.strand === strand)
      }
      rowKey={({ id }) => id}
      rowName={({ topic }) => topic}
      columns={COLUMNS}
      search={texts.search}
      filters={list.filter('strand', STRANDS)}
      note={(shown) => {
        const short = shown.filter(isShort).length;
        return short > 0 ? texts.short(short) : texts.enough;
      }}
      empty={{ icon: 'book', title: texts.empty, body: texts.emptyBody }}
    />
  );
};
