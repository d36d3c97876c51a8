import { dayAfter, dayBefore, schoolDay, startOfDay, weekOf } from '../calendar/school-day.ts';

/** A week by its Sunday, such as `w2026-11-15`, or a month, such as `m2026-11` (D-65). */
export type PeriodKey = `w${string}` | `m${string}`;

export interface Days {
  readonly first: string;
  readonly last: string;
}

export const weekKey = (day: string): PeriodKey => `w${weekOf(day)}`;

export const monthKey = (day: string): PeriodKey => `m${day.slice(0, 7)}`;

const LONGEST_MONTH = 31;

export const daysOf = (key: PeriodKey): Days => {
  if (key.startsWith('w')) return { first: key.slice(1), last: dayAfter(key.slice(1), 6) };
  const first = `${key.slice(1)}-01`;
  return { first, last: dayBefore(`${dayAfter(first, LONGEST_MONTH).slice(0, 7)}-01`, 1) };
};

const keyLike = (key: PeriodKey, day: string): PeriodKey => (key.startsWith('w') ? weekKey(day) : monthKey(day));

export const periodBefore = (key: PeriodKey): PeriodKey => keyLike(key, dayBefore(daysOf(key).first, 1));

export const periodAfter = (key: PeriodKey): PeriodKey => keyLike(key, dayAfter(daysOf(key).last, 1));

/** The newest first. */
export const periodsBefore = (key: PeriodKey, count: number): PeriodKey[] => {
  const keys: PeriodKey[] = [];
  for (let each = periodBefore(key); keys.length < count; each = periodBefore(each)) keys.push(each);
  return keys;
};

export interface PeriodSpan {
  readonly key: PeriodKey;
  readonly before: PeriodKey;
  /** The moment it begins on the school's wall, and the one at which it is over. */
  readonly from: string;
  readonly until: string;
}

const spanOf = (key: PeriodKey): PeriodSpan => {
  const { first, last } = daysOf(key);
  return { key, before: periodBefore(key), from: startOfDay(first), until: startOfDay(dayAfter(last, 1)) };
};

/** Every week and month that one of these moments, or what lies between them, falls into. */
export const spansBetween = (oldest: Date, newest: Date): PeriodSpan[] => {
  const spans: PeriodSpan[] = [];
  const end = newest.toISOString();
  for (const keyOf of [weekKey, monthKey])
    for (let span = spanOf(keyOf(schoolDay(oldest))); span.from <= end; span = spanOf(periodAfter(span.key)))
      spans.push(span);
  return spans;
};
