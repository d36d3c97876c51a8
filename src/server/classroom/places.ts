import type { Course } from '#domain/calendar/courses';
import { termAt } from '#domain/calendar/school-calendar';
import { weekdayOf, weekOf } from '#domain/calendar/school-day';
import { isTaughtOn, layOutWeeks, type Slot } from '#domain/calendar/terms';
import type { LessonAt } from '#domain/classroom/lessons';
import { isSameClass } from '#domain/roster/classes';
import { listTerms } from '#server/calendar/service';
import type { Executor } from '#server/platform/db/database';
import type { SchoolTerm } from '#wire/calendar';
import type { PlannedLesson } from '#wire/curriculum';
import type { SessionRow } from './queries.ts';

export const findTerm = async (executor: Executor, day: string): Promise<SchoolTerm | null> =>
  termAt(await listTerms(executor), day) ?? null;

/** What the timetable has at that day and period for the class: nothing on a holiday, the school's or its own. */
export const slotAt = (term: SchoolTerm, { day, period, ...of }: LessonAt): Slot | null =>
  (isTaughtOn(term, day, of) &&
    term.slots.find((slot) => slot.weekday === weekdayOf(day) && slot.period === period && isSameClass(slot, of))) ||
  null;

const plannedAt = (lessons: readonly PlannedLesson[], { day, period }: LessonAt): PlannedLesson | undefined => {
  const here = lessons.filter((lesson) => lesson.day === day && lesson.period === period);
  // Where a holiday leaves less room than there are lessons, one after the other.
  return here.find(({ isTaught }) => !isTaught) ?? here.at(-1);
};

/** Of a lesson that the timetable does not have: what its week has next of the course. */
export const nextOf = (term: SchoolTerm, lessons: readonly PlannedLesson[], { day }: LessonAt, course: Course) => {
  const { number } = layOutWeeks(term).find(({ start }) => start === weekOf(day)) ?? {};
  const ofWeek = lessons.filter((lesson) => lesson.week === number && lesson.course === course);
  return ofWeek.find(({ isTaught }) => !isTaught) ?? ofWeek.at(-1);
};

/** Of an open session what it was opened with: the plan may have been edited under it. */
export const topicAt = (lessons: readonly PlannedLesson[], at: LessonAt, session: SessionRow | undefined) => {
  const lesson = session
    ? lessons.find(({ id, week }) => id === session.lessonId && week === session.week)
    : plannedAt(lessons, at);
  return lesson ? { ...lesson, lessonId: lesson.id } : null;
};
