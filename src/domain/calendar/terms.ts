import { GRADES, type Grade } from '#domain/roster/grades';
import { type Course, TEACHING_WEEKS } from './courses.ts';
import { dayAfter, weekdayOf, weekOf } from './school-day.ts';

export const EXCEPTION_TYPES = ['holiday', 'review', 'exams'] as const;
export type ExceptionType = (typeof EXCEPTION_TYPES)[number];

/** Days are of the school's calendar, such as `2025-03-02`; both ends belong to it. */
export interface TermException {
  readonly type: ExceptionType;
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/** Times of the school's clock, such as `07:30`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A grade's lesson in the week: `weekday` 0 is Sunday, `period` counts from 1. */
export interface Slot {
  readonly weekday: number;
  readonly period: number;
  readonly grade: Grade;
  readonly course: Course;
}

export interface TermPlan {
  readonly start: string;
  readonly end: string;
  readonly weekdays: readonly number[];
  readonly periods: readonly Period[];
  readonly exceptions: readonly TermException[];
  readonly slots: readonly Slot[];
  /** What counts days stands still in Ramadan as it does on holidays. */
  readonly pausesInRamadan: boolean;
}

export const PERIODS_A_DAY = 6;
export const TERM_WEEKS = 12;
export const REVIEW_WEEK = 11;
export const EXAM_WEEK = 12;
/** So that one slip of a year does not make a term of ten. */
export const TERM_DAYS_MAX = 300;
export const EXCEPTIONS_MAX = 20;

/** Sunday to Thursday. */
export const SCHOOL_WEEKDAYS = [0, 1, 2, 3, 4] as const;

export const PERIOD_TIMES: readonly Period[] = [
  { from: '07:30', to: '08:15' },
  { from: '08:15', to: '09:00' },
  { from: '09:00', to: '09:45' },
  { from: '10:15', to: '11:00' },
  { from: '11:00', to: '11:45' },
  { from: '11:45', to: '12:30' },
];

const isWithin = (day: string, { start, end }: { readonly start: string; readonly end: string }): boolean =>
  start <= day && day <= end;

export const exceptionAt = (term: Pick<TermPlan, 'exceptions'>, day: string): TermException | null =>
  // A holiday in the week of the exams is a holiday.
  term.exceptions.find((each) => each.type === 'holiday' && isWithin(day, each)) ??
  term.exceptions.find((each) => isWithin(day, each)) ??
  null;

export const isTaughtOn = (term: TermPlan, day: string): boolean =>
  isWithin(day, term) && term.weekdays.includes(weekdayOf(day)) && exceptionAt(term, day)?.type !== 'holiday';

export interface TermWeek {
  /** Its Sunday. */
  readonly start: string;
  /** The days on which there is school. */
  readonly days: readonly string[];
  /** 1 to 12; null for one that holidays shorten too much, or that the term has over: it teaches nothing new. */
  readonly number: number | null;
}

/** A week with fewer of its days than this teaches nothing new. */
const LEAST_PART = 4 / 5;

const calendarWeeks = (term: TermPlan): Omit<TermWeek, 'number'>[] => {
  const weeks: Omit<TermWeek, 'number'>[] = [];
  for (let start = weekOf(term.start); start <= term.end; start = dayAfter(start, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => dayAfter(start, at)).filter((day) => isTaughtOn(term, day));
    if (days.length > 0) weeks.push({ start, days });
  }
  return weeks;
};

/**
 * The weeks in which there is school. The first ten that are long enough teach; the last two of the term review and
 * examine, as weeks 11 and 12.
 */
export const layOutWeeks = (term: TermPlan): TermWeek[] => {
  const weeks = calendarWeeks(term);
  const long = weeks.filter(({ days }) => days.length >= term.weekdays.length * LEAST_PART);
  const teaching = long.slice(0, Math.min(TEACHING_WEEKS, Math.max(0, long.length - 2)));
  const numbers = new Map(teaching.map(({ start }, at) => [start, at + 1]));
  if (teaching.length === TEACHING_WEEKS)
    long.slice(-2).forEach(({ start }, at) => {
      numbers.set(start, REVIEW_WEEK + at);
    });
  return weeks.map((week) => ({ ...week, number: numbers.get(week.start) ?? null }));
};

/** The last school day of the twelfth week; null where holidays leave no room for twelve. */
export const proposeEnd = (term: Omit<TermPlan, 'end'>): string | null => {
  const longest = { ...term, end: dayAfter(term.start, TERM_DAYS_MAX) };
  const long = calendarWeeks(longest).filter(({ days }) => days.length >= term.weekdays.length * LEAST_PART);
  return long[TERM_WEEKS - 1]?.days.at(-1) ?? null;
};

/** The week a day falls into, or the next one; the last one where the term is over. */
export const weekAt = (weeks: readonly TermWeek[], day: string): TermWeek | null =>
  weeks.find(({ start }) => day <= dayAfter(start, 6)) ?? weeks.at(-1) ?? null;

export type TermFault =
  | { readonly kind: 'ends_before_start' | 'too_long' | 'too_few_weeks' | 'no_weekday' }
  | { readonly kind: 'overlaps'; readonly with: string }
  | { readonly kind: 'exception_ends_before_start' | 'exception_outside'; readonly at: number }
  | { readonly kind: 'exceptions_overlap'; readonly at: number; readonly with: number }
  | { readonly kind: 'period_ends_before_start' | 'period_overlaps'; readonly at: number }
  | { readonly kind: 'slot_without_day' | 'slot_twice'; readonly at: number };

const exceptionFaults = ({ exceptions, ...term }: TermPlan): TermFault[] =>
  exceptions.flatMap((each, at): TermFault[] => {
    if (each.end < each.start) return [{ kind: 'exception_ends_before_start', at }];
    if (each.start < term.start || each.end > term.end) return [{ kind: 'exception_outside', at }];
    const other = exceptions.findIndex(
      (before, index) =>
        index < at && before.type === each.type && before.start <= each.end && each.start <= before.end,
    );
    return other === -1 ? [] : [{ kind: 'exceptions_overlap', at, with: other }];
  });

const periodFaults = ({ periods }: TermPlan): TermFault[] =>
  periods.flatMap(({ from, to }, at): TermFault[] => {
    if (to <= from) return [{ kind: 'period_ends_before_start', at }];
    const before = periods[at - 1];
    return before && from < before.to ? [{ kind: 'period_overlaps', at }] : [];
  });

const slotFaults = ({ slots, weekdays }: TermPlan): TermFault[] => {
  const taken = new Set<string>();
  return slots.flatMap(({ weekday, period, grade }, at): TermFault[] => {
    if (!weekdays.includes(weekday)) return [{ kind: 'slot_without_day', at }];
    const key = `${weekday}/${period}/${grade}`;
    if (taken.has(key)) return [{ kind: 'slot_twice', at }];
    taken.add(key);
    return [];
  });
};

/** Everything that keeps a school from living by this term beside its others. */
export const termFaults = (
  term: TermPlan,
  others: readonly (Pick<TermPlan, 'start' | 'end'> & { readonly name: string })[],
): TermFault[] => {
  if (term.end < term.start) return [{ kind: 'ends_before_start' }];
  if (term.end > dayAfter(term.start, TERM_DAYS_MAX)) return [{ kind: 'too_long' }];
  if (term.weekdays.length === 0) return [{ kind: 'no_weekday' }];
  const faults = [...exceptionFaults(term), ...periodFaults(term), ...slotFaults(term)];
  const other = others.find(({ start, end }) => start <= term.end && term.start <= end);
  if (other) faults.push({ kind: 'overlaps', with: other.name });
  const laidOut = layOutWeeks(term).filter(({ number }) => number !== null);
  if (laidOut.length < TERM_WEEKS) faults.push({ kind: 'too_few_weeks' });
  return faults;
};

/** Two lessons of Quran and three of Islamic studies a week for each grade, never two grades at once. */
const USUAL_SLOTS: Readonly<Record<Grade, readonly (readonly [weekday: number, period: number, course: Course])[]>> = {
  4: [
    [0, 1, 'quran'],
    [1, 2, 'islamic'],
    [2, 1, 'islamic'],
    [3, 2, 'quran'],
    [4, 1, 'islamic'],
  ],
  5: [
    [0, 2, 'islamic'],
    [1, 1, 'quran'],
    [2, 3, 'islamic'],
    [3, 4, 'islamic'],
    [4, 2, 'quran'],
  ],
  6: [
    [0, 4, 'islamic'],
    [1, 4, 'islamic'],
    [2, 2, 'quran'],
    [3, 5, 'quran'],
    [4, 4, 'islamic'],
  ],
};

/** What a school begins with; staff move the lessons as their timetable has them. */
export const usualSlots = (): Slot[] =>
  GRADES.flatMap((grade) =>
    USUAL_SLOTS[grade].map(([weekday, period, course]) => ({ weekday, period, grade, course })),
  );
