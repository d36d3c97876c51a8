import type { Course } from '#domain/calendar/courses';
import { dayAfter } from '#domain/calendar/school-day';
import { periodsOn, type TermWeekKind, weekAt } from '#domain/calendar/terms';
import { type LessonStatus, weekProgress } from '#domain/curriculum/lessons';
import type { SchoolNow } from '#web/calendar/weeks.ts';
import type { OwnCurriculum, PlannedLesson } from '#wire/curriculum';

export type Term = OwnCurriculum['term'];

export interface OwnLesson extends PlannedLesson {
  readonly status: LessonStatus;
}

export interface ScheduleWeek {
  readonly number: number;
  readonly kind: TermWeekKind;
  readonly days: readonly string[];
  readonly lessons: readonly OwnLesson[];
  /** Null for a week without lessons. */
  readonly progress: number | null;
  /** It runs today. */
  readonly isNow: boolean;
  /** It runs, or is the next: what the page opens. */
  readonly isShown: boolean;
}

/** A holiday, or a week that teaches nothing new: only a line between the weeks. */
interface Between {
  /** Null for a week. */
  readonly name: string | null;
  readonly start: string;
  readonly end: string;
}

export type ScheduleLine = { readonly at: string } & ({ readonly week: ScheduleWeek } | { readonly between: Between });

const keyOf = (week: number, lessonId: string): string => `${week}/${lessonId}`;

/** Lessons of a course with what the pupil said of them. */
export const ownLessons = ({ lessons, marks }: OwnCurriculum, course: Course): OwnLesson[] => {
  const said = new Map(marks.map(({ week, lessonId, status }) => [keyOf(week, lessonId), status]));
  return lessons
    .filter((lesson) => lesson.course === course)
    .map((lesson) => ({ ...lesson, status: said.get(keyOf(lesson.week, lesson.id)) ?? 'upcoming' }));
};

export const countDone = (lessons: readonly OwnLesson[]) => ({
  all: lessons.length,
  done: lessons.filter(({ status }) => status === 'completed').length,
  taught: lessons.filter(({ isTaught }) => isTaught).length,
  progress: weekProgress(lessons.map(({ status }) => status)) ?? 0,
});

/** The first that has not begun yet; what is untaught of a time that is over does not come again. */
export const comingLesson = ({ lessons, term }: OwnCurriculum, now: SchoolNow): PlannedLesson | undefined => {
  const beginOf = ({ day, period }: PlannedLesson) => `${day} ${periodsOn(term, day ?? '')[(period ?? 0) - 1]?.from}`;
  return lessons
    .filter((lesson) => lesson.day !== null && !lesson.isTaught && beginOf(lesson) > `${now.day} ${now.time}`)
    .toSorted((a, b) => `${a.day} ${a.period}`.localeCompare(`${b.day} ${b.period}`))[0];
};

/** The numbered week that runs, or the next; the last one where the term is over. */
export const shownWeek = ({ weeks }: Pick<Term, 'weeks'>, today: string): number | null =>
  weekAt(
    weeks.filter(({ number }) => number !== null),
    today,
  )?.number ?? null;

export const isRunning = ({ start }: Pick<Term['weeks'][number], 'start'>, today: string): boolean =>
  start <= today && today <= dayAfter(start, 6);

/** The term from its beginning: its weeks, and what lies between them. */
export const scheduleOf = (term: Term, lessons: readonly OwnLesson[], today: string): ScheduleLine[] => {
  const shown = shownWeek(term, today);
  const weeks = term.weeks.map(({ start, days, number, kind }): ScheduleLine => {
    const at = days[0] ?? start;
    if (number === null) return { at, between: { name: null, start: at, end: days.at(-1) ?? start } };
    const own = lessons.filter(({ week }) => week === number);
    return {
      at,
      week: {
        number,
        kind,
        days,
        lessons: own,
        progress: weekProgress(own.map(({ status }) => status)),
        isNow: isRunning({ start }, today),
        isShown: number === shown,
      },
    };
  });
  const holidays = term.exceptions
    .filter(({ type }) => type === 'holiday')
    .map(({ name, start, end }): ScheduleLine => ({ at: start, between: { name, start, end } }));
  return [...weeks, ...holidays].toSorted((a, b) => a.at.localeCompare(b.at));
};

/** What the pupil said of one lesson, put among the rest. */
export const withMark = (curriculum: OwnCurriculum, mark: OwnCurriculum['marks'][number]): OwnCurriculum => ({
  ...curriculum,
  marks: [
    ...curriculum.marks.filter(({ week, lessonId }) => keyOf(week, lessonId) !== keyOf(mark.week, mark.lessonId)),
    mark,
  ],
});
