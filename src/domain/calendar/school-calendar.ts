import type { SchoolClass } from '#domain/roster/classes';
import { isRamadan } from './hijri.ts';
import { dayAfter, dayBefore, schoolDay, weekdayOf } from './school-day.ts';
import { exceptionAt, isTaughtOn, SCHOOL_WEEKDAYS, type TermPlan } from './terms.ts';

/** The terms of a school, in the order of time. */
export type SchoolCalendar = readonly TermPlan[];

const DAY_MS = 24 * 60 * 60 * 1000;

/** The term that a day falls into. */
export const termAt = <Term extends Pick<TermPlan, 'start' | 'end'>>(
  calendar: readonly Term[],
  day: string,
): Term | undefined => calendar.find(({ start, end }) => start <= day && day <= end);

/** Longer than any summer: a term that nobody opened lies in between. */
const LONGEST_BREAK_DAYS = 120;

/** Between two terms with nothing but holidays. Before the first, after the last and in a longer gap nobody knows. */
const isBetweenTerms = (calendar: SchoolCalendar, day: string): boolean => {
  const before = calendar.findLast(({ end }) => end < day);
  const next = calendar.find(({ start }) => day < start);
  return before !== undefined && next !== undefined && next.start <= dayAfter(before.end, LONGEST_BREAK_DAYS);
};

export const isHoliday = (calendar: SchoolCalendar, day: string): boolean => {
  const term = termAt(calendar, day);
  return term ? exceptionAt(term, day)?.type === 'holiday' : isBetweenTerms(calendar, day);
};

/** The one answer for all domains (D-67), of the school or of a class. Outside every term the usual week decides. */
export const isSchoolDay = (calendar: SchoolCalendar, day: string, of?: SchoolClass): boolean => {
  const term = termAt(calendar, day);
  if (term) return isTaughtOn(term, day, of);
  return !isBetweenTerms(calendar, day) && SCHOOL_WEEKDAYS.some((weekday) => weekday === weekdayOf(day));
};

/** School days after the one, up to and with the other: how long somebody waited who can only be heard at school. */
export const schoolDaysSince = (calendar: SchoolCalendar, from: string, to: string): number => {
  let counted = 0;
  for (let day = to; day > from; day = dayBefore(day, 1)) if (isSchoolDay(calendar, day)) counted += 1;
  return counted;
};

/** Days that count for nothing: no penalty runs off and no reward is lost on them. A weekend between school days counts. */
export const isPaused = (calendar: SchoolCalendar, day: string): boolean =>
  isHoliday(calendar, day) || (termAt(calendar, day)?.pausesInRamadan === true && isRamadan(day));

/** So many days on or back at the same time of day, where days that are paused do not count; it never ends on such a day. */
const daysFrom = (calendar: SchoolCalendar, from: Date, days: number, step: 1 | -1): Date => {
  const first = schoolDay(from);
  let passed = 0;
  for (let counted = 0; counted < days; ) {
    passed += step;
    if (!isPaused(calendar, dayAfter(first, passed))) counted += 1;
  }
  return new Date(from.getTime() + passed * DAY_MS);
};

export const afterDays = (calendar: SchoolCalendar, from: Date, days: number): Date =>
  daysFrom(calendar, from, days, 1);

export const beforeDays = (calendar: SchoolCalendar, from: Date, days: number): Date =>
  daysFrom(calendar, from, days, -1);

/** A moment that was promised in days, and when. */
export interface PromisedEnd {
  readonly since: Date;
  readonly end: Date;
}

/**
 * The end by another calendar: as many days that count are still to come as before. What is over stays over, and what
 * goes on is never over at once. Today counts where it was begun before.
 */
export const movedEnd = (
  before: SchoolCalendar,
  after: SchoolCalendar,
  { since, end }: PromisedEnd,
  now: Date,
): Date => {
  const [today, last] = [schoolDay(now), schoolDay(end)];
  const from = schoolDay(since) < today ? dayBefore(today, 1) : today;
  let [toCome, passed, isSame] = [0, 0, true];
  for (let day = last; day > from; day = dayBefore(day, 1)) {
    passed += 1;
    const wasPaused = isPaused(before, day);
    if (!wasPaused) toCome += 1;
    if (wasPaused !== isPaused(after, day)) isSame = false;
  }
  if (end <= now || isSame || toCome === 0) return end;
  const moved = afterDays(after, new Date(end.getTime() - passed * DAY_MS), toCome);
  return schoolDay(moved) > today ? moved : end;
};

/** The term a page shows on a day: the one that runs, or the next, or the last there was. */
export const shownTerm = <Term extends Pick<TermPlan, 'start' | 'end'>>(
  terms: readonly Term[],
  day: string,
): Term | null => terms.find(({ end }) => day <= end) ?? terms.at(-1) ?? null;
