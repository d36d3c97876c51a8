import { COURSES, type Course } from '#domain/calendar/courses';
import { weekdayOf } from '#domain/calendar/school-day';
import { exceptionAt, type Slot, slotOrder, type TermPlan, type TermWeek } from '#domain/calendar/terms';
import type { Strand, Subject } from '#domain/questions/kinds';
import { concerns, isSameClass, type SchoolClass } from '#domain/roster/classes';

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
/** Of a term's numbered weeks in their order; those that review or examine have none. */
export type CurriculumPlan = readonly WeekLessons[];

export const lessonsOfWeek = (plan: CurriculumPlan, week: number): WeekLessons =>
  plan[week - 1] ?? { quran: [], islamic: [] };

/** Of a plan: those that have lessons. */
export const countLessons = (plan: CurriculumPlan): number =>
  plan.reduce((sum, { quran, islamic }) => sum + quran.length + islamic.length, 0);

/**
 * A plan of other weeks on these: week by week where they are as many, else one lesson after the other, spread evenly.
 * Null where a week would have more than it can.
 */
export const spreadPlan = (from: readonly WeekLessons[], weeks: readonly number[]): CurriculumPlan | null => {
  const length = Math.max(0, ...weeks);
  const plan = Array.from({ length }, (): Record<Course, string[]> => ({ quran: [], islamic: [] }));
  for (const course of COURSES) {
    const isSame = from.length === weeks.length;
    const all = isSame ? [] : from.flatMap((week) => week[course]);
    for (const [at, week] of weeks.entries()) {
      const part = isSame
        ? (from[at]?.[course] ?? [])
        : all.filter((_, lesson) => Math.floor((lesson * weeks.length) / all.length) === at);
      (plan[week - 1] as Record<Course, string[]>)[course] = [...new Set(part)];
    }
  }
  return plan.some((week) => COURSES.some((course) => week[course].length > WEEK_LESSONS_MAX)) ? null : plan;
};

export interface PlacedLesson {
  readonly week: number;
  readonly course: Course;
  readonly lessonId: string;
  /** Where the timetable has room for it: never on a holiday. Null where the grade has no such lesson in that week. */
  readonly day: string | null;
  readonly period: number | null;
}

/** Of a class; a grade as one whose sections have their own hours is looked at by those of the first of them. */
const slotsOf = ({ slots }: Pick<TermPlan, 'slots'>, of: SchoolClass): Slot[] => {
  const own = slots.filter((slot) => concerns(slot, of));
  if (own.length > 0 || of.section !== null) return own;
  const [first] = slots.filter((slot) => slot.grade === of.grade).toSorted(slotOrder);
  return first ? slots.filter((slot) => isSameClass(slot, first)) : [];
};

type Hours = Pick<TermPlan, 'slots' | 'exceptions'>;

/** The week's days but those on which the class is away. */
const daysFor = ({ exceptions }: Hours, { days }: Pick<TermWeek, 'days'>, of: SchoolClass): string[] =>
  days.filter((day) => exceptionAt({ exceptions }, day, of)?.type !== 'holiday');

/** Where the timetable has lessons of a course in a week, in their order. */
const placesIn = (slots: readonly Slot[], days: readonly string[], course: Course) =>
  days.flatMap((day) =>
    slots
      .filter((slot) => slot.course === course && slot.weekday === weekdayOf(day))
      .toSorted((a, b) => a.period - b.period)
      .map(({ period }) => ({ day, period })),
  );

/**
 * A week's lessons on its days, one after the other as the timetable has them. Where holidays leave fewer than there are
 * lessons, the last one takes what is left.
 */
export const placeLessons = (
  term: Hours,
  weeks: readonly TermWeek[],
  plan: CurriculumPlan,
  of: SchoolClass,
): PlacedLesson[] => {
  const slots = slotsOf(term, of);
  return weeks.flatMap((week) => {
    const { number } = week;
    if (number === null) return [];
    return COURSES.flatMap((course) => {
      const room = placesIn(slots, daysFor(term, week, of), course);
      return lessonsOfWeek(plan, number)[course].map((lessonId, at): PlacedLesson => {
        const { day, period } = room[at] ?? room.at(-1) ?? { day: null, period: null };
        return { week: number, course, lessonId, day, period };
      });
    });
  });
};

/** The numbers of the weeks that have more lessons of a course than the timetable has hours for. */
export const crowdedWeeks = (
  term: Hours,
  weeks: readonly TermWeek[],
  plan: CurriculumPlan,
  of: SchoolClass,
): number[] => {
  const slots = slotsOf(term, of);
  return weeks.flatMap((week) => {
    const { number } = week;
    const isCrowded =
      number !== null &&
      COURSES.some(
        (course) =>
          lessonsOfWeek(plan, number)[course].length > placesIn(slots, daysFor(term, week, of), course).length,
      );
    return isCrowded ? [number] : [];
  });
};
