import { schoolClock } from '#domain/calendar/school-day';

/** Trial shows everything and takes nothing; live sells (D-26). */
export const STORE_MODES = ['trial', 'live'] as const;
export type StoreMode = (typeof STORE_MODES)[number];

/** One day's hours on the school's clock: `weekday` 0 is Sunday, times are such as `09:30`. */
export interface OpeningHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text);

/** Without any hours it never closes. */
export const isOpenAt = (hours: readonly OpeningHours[], at: Date): boolean => {
  if (hours.length === 0) return true;
  const { weekday, time } = schoolClock(at);
  return hours.some((each) => each.weekday === weekday && each.from <= time && time < each.to);
};

/** The hours that begin next; null where none ever do. */
export const nextOpening = (hours: readonly OpeningHours[], at: Date): OpeningHours | null => {
  const { weekday, time } = schoolClock(at);
  const daysAhead = (each: OpeningHours): number => {
    const days = (each.weekday - weekday + 7) % 7;
    return days === 0 && each.from <= time ? 7 : days;
  };
  return hours.toSorted((a, b) => daysAhead(a) - daysAhead(b) || a.from.localeCompare(b.from))[0] ?? null;
};
