import { dayBefore } from '../calendar/school-day.ts';
import { classOrder, isSameClass, type SchoolClass } from '../roster/classes.ts';

/** A lesson by where it stands in the timetable: a device without a network can begin it. */
export interface LessonAt extends SchoolClass {
  readonly day: string;
  readonly period: number;
}

export const isSameLesson = (a: LessonAt, b: LessonAt): boolean =>
  a.day === b.day && a.period === b.period && isSameClass(a, b);

/** As the teacher's table is read. */
export const lessonOrder = (a: LessonAt, b: LessonAt): number =>
  a.day.localeCompare(b.day) || a.period - b.period || classOrder(a, b);

/** What a cell of the teacher's table says. */
export const LESSON_STATES = ['upcoming', 'now', 'open', 'ended', 'missed'] as const;
export type LessonState = (typeof LESSON_STATES)[number];

/** A device that was away may still bring what was tapped so many days ago. */
export const LATE_DAYS = 7;

/** Whether a lesson of that day may be opened, or go on, today. */
export const isOpenDay = (day: string, today: string): boolean => day <= today && day >= dayBefore(today, LATE_DAYS);

interface Moment {
  readonly day: string;
  /** Such as 09:30. */
  readonly time: string;
}

export const lessonState = (
  lesson: { readonly day: string; readonly from: string; readonly to: string },
  session: { readonly isEnded: boolean } | null,
  now: Moment,
): LessonState => {
  if (session) return session.isEnded ? 'ended' : 'open';
  if (lesson.day !== now.day) return lesson.day < now.day ? 'missed' : 'upcoming';
  if (now.time < lesson.from) return 'upcoming';
  return now.time < lesson.to ? 'now' : 'missed';
};
