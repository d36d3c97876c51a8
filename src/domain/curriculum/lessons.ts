import { type Course, TEACHING_WEEKS } from '#domain/calendar/courses';
import { weekdayOf } from '#domain/calendar/school-day';
import type { TermPlan, TermWeek } from '#domain/calendar/terms';
import type { Strand, Subject } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';

/** What a pupil says of a lesson. */
export const LESSON_STATUSES = ['upcoming', 'in-progress', 'completed'] as const;
export type LessonStatus = (typeof LESSON_STATUSES)[number];

export const LESSON_PROGRESS: Readonly<Record<LessonStatus, number>> = {
  upcoming: 0,
  'in-progress': 50,
  completed: 100,
};

/** Each press: on to the next, and from done back into the middle. */
export const nextStatus = (status: LessonStatus): LessonStatus =>
  status === 'in-progress' ? 'completed' : 'in-progress';

/** One press, or the same again after a reply that was lost. */
export const mayBecome = (from: LessonStatus, to: LessonStatus): boolean => to === from || to === nextStatus(from);

/** The rounded average of its lessons; null for a week without any. */
export const weekProgress = (statuses: readonly LessonStatus[]): number | null => {
  if (statuses.length === 0) return null;
  const sum = statuses.reduce((total, status) => total + LESSON_PROGRESS[status], 0);
  return Math.round(sum / statuses.length);
};

export const WEEK_LESSONS_MAX = 10;
export const LESSON_TEXT_MAX = 80;
/** With fewer, nobody can practise what was taught. */
export const QUESTIONS_PER_LESSON = 4;
/** What its questions are of; null where verses are recited and heard, not asked about. */
export const subjectOf = (lesson: {
  readonly strand?: Strand | null;
  readonly verses?: string | null;
}): Subject | null => lesson.strand ?? (lesson.verses ? null : 'Tajweed');

/** As many as a pupil practises at once. */
export const WEEK_QUESTIONS_MAX = 20;

export type WeekLessons = Readonly<Record<Course, readonly string[]>>;
/** Of weeks 1 to 10; the eleventh reviews and the twelfth examines. */
export type CurriculumPlan = readonly WeekLessons[];

export const lessonsOfWeek = (plan: CurriculumPlan, week: number): WeekLessons =>
  plan[week - 1] ?? { quran: [], islamic: [] };

export const isTeachingWeek = (week: number): boolean => Number.isInteger(week) && week >= 1 && week <= TEACHING_WEEKS;

export interface PlacedLesson {
  readonly week: number;
  readonly course: Course;
  readonly lessonId: string;
  /** Where the timetable has room for it: never on a holiday. Null where the grade has no such lesson in that week. */
  readonly day: string | null;
  readonly period: number | null;
}

/**
 * A week's lessons on its days, one after the other as the timetable has them. Where holidays leave fewer than there are
 * lessons, the last one takes what is left.
 */
export const placeLessons = (
  term: Pick<TermPlan, 'slots'>,
  weeks: readonly TermWeek[],
  plan: CurriculumPlan,
  grade: Grade,
): PlacedLesson[] =>
  weeks.flatMap(({ number, days }) => {
    if (number === null) return [];
    const places = (course: Course) =>
      days.flatMap((day) =>
        term.slots
          .filter((slot) => slot.grade === grade && slot.course === course && slot.weekday === weekdayOf(day))
          .toSorted((a, b) => a.period - b.period)
          .map(({ period }) => ({ day, period })),
      );
    return (['quran', 'islamic'] as const).flatMap((course) => {
      const room = places(course);
      return lessonsOfWeek(plan, number)[course].map((lessonId, at): PlacedLesson => {
        const { day, period } = room[at] ?? room.at(-1) ?? { day: null, period: null };
        return { week: number, course, lessonId, day, period };
      });
    });
  });
