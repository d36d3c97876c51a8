import { classOrder, concerns, overlap, type SchoolClass } from '#domain/roster/classes';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Course } from './courses.ts';
import { dayAfter, weekdayOf, weekOf } from './school-day.ts';

export const EXCEPTION_TYPES = ['holiday', 'review', 'exams'] as const;
export type ExceptionType = (typeof EXCEPTION_TYPES)[number];

/** Days are of the school's calendar, such as `2025-03-02`; both ends belong to it. */
export interface TermException {
  readonly type: ExceptionType;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** The class, or grade, that alone has no school then, such as on a trip; without one it is everybody's. */
  readonly of?: SchoolClass | undefined;
}

/** Times of the school's clock, such as `07:30`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Such as those of Ramadan: from one day to another every period has another time. */
export interface OtherTimes {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly periods: readonly Period[];
}

/** The lesson of a class, or of a grade as one, in the week: `weekday` 0 is Sunday, `period` counts from 1. */
export interface Slot extends SchoolClass {
  readonly weekday: number;
  readonly period: number;
  readonly course: Course;
}

export interface TermPlan {
  readonly start: string;
  readonly end: string;
  readonly weekdays: readonly number[];
  readonly periods: readonly Period[];
  readonly otherTimes: readonly OtherTimes[];
  readonly exceptions: readonly TermException[];
  readonly slots: readonly Slot[];
  /** What counts days stands still in Ramadan as it does on holidays. */
  readonly pausesInRamadan: boolean;
}

export const PERIODS_A_DAY = 6;
/** So that one slip of a year does not make a term of ten. */
export const TERM_DAYS_MAX = 300;
/** As many calendar weeks as so many days can touch. */
export const TERM_WEEKS_MAX = Math.ceil(TERM_DAYS_MAX / 7) + 1;
/** What a first term is proposed with: those of the ministry have eighteen or nineteen. A later one is as long as the last. */
export const USUAL_WEEKS = 18;
export const EXCEPTIONS_MAX = 20;
/** Five lessons a week of a hundred classes. */
export const SLOTS_MAX = 500;
export const OTHER_TIMES_MAX = 3;

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

/** The school's or, where a class is named, one that concerns it too. */
const isFor = (exception: Pick<TermException, 'of'>, of: SchoolClass | undefined): boolean =>
  !exception.of || (of !== undefined && concerns(exception.of, of));

export const exceptionAt = (
  term: Pick<TermPlan, 'exceptions'>,
  day: string,
  of?: SchoolClass,
): TermException | null => {
  const isHere = (each: TermException): boolean => isWithin(day, each) && isFor(each, of);
  // A holiday in the week of the exams is a holiday.
  return (
    term.exceptions.find((each) => each.type === 'holiday' && isHere(each)) ?? term.exceptions.find(isHere) ?? null
  );
};

/** As a class sees them: what keeps another away is nothing to it. */
export const exceptionsOf = <Exception extends Pick<TermException, 'of'>>(
  { exceptions }: { readonly exceptions: readonly Exception[] },
  of: SchoolClass,
): Exception[] => exceptions.filter((each) => isFor(each, of));

export const isTaughtOn = (term: TermPlan, day: string, of?: SchoolClass): boolean =>
  isWithin(day, term) && term.weekdays.includes(weekdayOf(day)) && exceptionAt(term, day, of)?.type !== 'holiday';

/** What a period's time is on a day. What a device kept from before there were other times has none. */
export const periodsOn = (
  term: Pick<TermPlan, 'periods'> & Partial<Pick<TermPlan, 'otherTimes'>>,
  day: string,
): readonly Period[] => term.otherTimes?.find((each) => isWithin(day, each))?.periods ?? term.periods;

/** `short`: holidays leave too little of it. */
export const WEEK_KINDS = ['teaching', 'review', 'exams', 'short'] as const;
export type TermWeekKind = (typeof WEEK_KINDS)[number];

export interface TermWeek {
  /** Its Sunday. */
  readonly start: string;
  /** The days on which there is school. */
  readonly days: readonly string[];
  /** From 1; null for one that holidays shorten too much: it teaches nothing new. */
  readonly number: number | null;
  readonly kind: TermWeekKind;
}

/** A week with fewer of its days than this teaches nothing new. */
const LEAST_PART = 4 / 5;

const calendarWeeks = (term: TermPlan): Pick<TermWeek, 'start' | 'days'>[] => {
  const weeks: Pick<TermWeek, 'start' | 'days'>[] = [];
  for (let start = weekOf(term.start); start <= term.end; start = dayAfter(start, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => dayAfter(start, at)).filter((day) => isTaughtOn(term, day));
    if (days.length > 0) weeks.push({ start, days });
  }
  return weeks;
};

const isLong = (term: TermPlan, { days }: Pick<TermWeek, 'days'>): boolean =>
  days.length >= term.weekdays.length * LEAST_PART;

/** What most of its days are for. */
const kindOf = (term: TermPlan, days: readonly string[]): TermWeekKind => {
  const isMostly = (type: ExceptionType) =>
    days.filter((day) => exceptionAt(term, day)?.type === type).length * 2 > days.length;
  return (['exams', 'review'] as const).find(isMostly) ?? 'teaching';
};

/** The weeks in which there is school. Those that are long enough are numbered, however many the term has. */
export const layOutWeeks = (term: TermPlan): TermWeek[] => {
  let number = 0;
  return calendarWeeks(term).map((week): TermWeek => {
    if (!isLong(term, week)) return { ...week, number: null, kind: 'short' };
    number += 1;
    return { ...week, number, kind: kindOf(term, week.days) };
  });
};

/** The numbers of those that teach. */
export const teachingWeeks = (weeks: readonly Pick<TermWeek, 'number' | 'kind'>[]): number[] =>
  weeks.flatMap(({ number, kind }) => (kind === 'teaching' ? (number ?? []) : []));

/** The last school day of that many numbered weeks; null where holidays leave no room for them. */
export const proposeEnd = (term: Omit<TermPlan, 'end'>, weeks: number): string | null => {
  const longest = { ...term, end: dayAfter(term.start, TERM_DAYS_MAX) };
  return (
    calendarWeeks(longest)
      .filter((week) => isLong(term as TermPlan, week))
      [weeks - 1]?.days.at(-1) ?? null
  );
};

/** A term shorter than this has nothing to review. */
const SHORTEST_CLOSED = 3;

/** With its last two numbered weeks for review and exams. */
export const closedTerm = (term: TermPlan, names: Readonly<Record<'review' | 'exams', string>>): TermException[] => {
  const weeks = layOutWeeks(term).filter(({ number }) => number !== null);
  if (weeks.length < SHORTEST_CLOSED) return [...term.exceptions];
  const closing = weeks.slice(-2).map(({ days }, at): TermException => {
    const type = at === 0 ? 'review' : 'exams';
    return { type, name: names[type], start: days[0] as string, end: days.at(-1) as string };
  });
  return [...term.exceptions, ...closing];
};

/** The week a day falls into, or the next one; the last one where the term is over. */
export const weekAt = <Week extends Pick<TermWeek, 'start'>>(weeks: readonly Week[], day: string): Week | null =>
  weeks.find(({ start }) => day <= dayAfter(start, 6)) ?? weeks.at(-1) ?? null;

export type TermFault =
  | { readonly kind: 'ends_before_start' | 'too_long' | 'no_week' | 'no_weekday' }
  | { readonly kind: 'overlaps'; readonly with: string }
  | { readonly kind: 'exception_ends_before_start' | 'exception_outside' | 'exception_of_class'; readonly at: number }
  | { readonly kind: 'exceptions_overlap'; readonly at: number; readonly with: number }
  | { readonly kind: 'times_end_before_start' | 'times_outside'; readonly at: number }
  | { readonly kind: 'times_overlap'; readonly at: number; readonly with: number }
  /** `of`: in the other times at that place. */
  | { readonly kind: 'period_ends_before_start' | 'period_overlaps'; readonly at: number; readonly of?: number }
  | { readonly kind: 'slot_without_day' | 'slot_twice'; readonly at: number };

/** What a class has by itself lies beside what the school has, and beside another class's. */
const isOfSame = ({ of: one }: TermException, { of: other }: TermException): boolean =>
  one && other ? overlap(one, other) : one === other;

const exceptionFaults = ({ exceptions, ...term }: TermPlan): TermFault[] =>
  exceptions.flatMap((each, at): TermFault[] => {
    if (each.end < each.start) return [{ kind: 'exception_ends_before_start', at }];
    if (each.start < term.start || each.end > term.end) return [{ kind: 'exception_outside', at }];
    // Weeks are those of the school.
    if (each.of && each.type !== 'holiday') return [{ kind: 'exception_of_class', at }];
    const other = exceptions.findIndex(
      (before, index) =>
        index < at &&
        before.type === each.type &&
        isOfSame(before, each) &&
        before.start <= each.end &&
        each.start <= before.end,
    );
    return other === -1 ? [] : [{ kind: 'exceptions_overlap', at, with: other }];
  });

const periodFaults = (periods: readonly Period[], of?: number): TermFault[] =>
  periods.flatMap(({ from, to }, at): TermFault[] => {
    const place = { at, ...(of !== undefined && { of }) };
    if (to <= from) return [{ kind: 'period_ends_before_start', ...place }];
    const before = periods[at - 1];
    return before && from < before.to ? [{ kind: 'period_overlaps', ...place }] : [];
  });

const otherTimesFaults = ({ otherTimes, ...term }: TermPlan): TermFault[] =>
  otherTimes.flatMap((each, at): TermFault[] => {
    const faults = periodFaults(each.periods, at);
    if (each.end < each.start) return [{ kind: 'times_end_before_start', at }, ...faults];
    if (each.start < term.start || each.end > term.end) return [{ kind: 'times_outside', at }, ...faults];
    const other = otherTimes.findIndex((one, index) => index < at && one.start <= each.end && each.start <= one.end);
    return other === -1 ? faults : [{ kind: 'times_overlap', at, with: other }, ...faults];
  });

const slotFaults = ({ slots, weekdays }: TermPlan): TermFault[] => {
  const taken = new Map<string, Slot[]>();
  return slots.flatMap((slot, at): TermFault[] => {
    if (!weekdays.includes(slot.weekday)) return [{ kind: 'slot_without_day', at }];
    const key = `${slot.weekday}/${slot.period}`;
    const before = taken.get(key) ?? [];
    if (before.some((other) => overlap(other, slot))) return [{ kind: 'slot_twice', at }];
    taken.set(key, [...before, slot]);
    return [];
  });
};

/** As a timetable is read: by day, period and class. */
export const slotOrder = (a: Slot, b: Slot): number => a.weekday - b.weekday || a.period - b.period || classOrder(a, b);

/** Everything that keeps a school from living by this term beside its others. */
export const termFaults = (
  term: TermPlan,
  others: readonly (Pick<TermPlan, 'start' | 'end'> & { readonly name: string })[],
): TermFault[] => {
  if (term.end < term.start) return [{ kind: 'ends_before_start' }];
  if (term.end > dayAfter(term.start, TERM_DAYS_MAX)) return [{ kind: 'too_long' }];
  if (term.weekdays.length === 0) return [{ kind: 'no_weekday' }];
  const faults = [
    ...exceptionFaults(term),
    ...periodFaults(term.periods),
    ...otherTimesFaults(term),
    ...slotFaults(term),
  ];
  const other = others.find(({ start, end }) => start <= term.end && term.start <= end);
  if (other) faults.push({ kind: 'overlaps', with: other.name });
  if (layOutWeeks(term).every(({ number }) => number === null)) faults.push({ kind: 'no_week' });
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
    USUAL_SLOTS[grade].map(([weekday, period, course]) => ({ weekday, period, grade, section: null, course })),
  );
