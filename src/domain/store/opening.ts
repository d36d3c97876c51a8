import { isHoliday, type SchoolCalendar } from '#domain/calendar/school-calendar';
import { dayAfter, schoolClock, schoolDay, weekdayOf } from '#domain/calendar/school-day';

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

/** Without any hours it never closes. With hours it keeps to the school's week, and a holiday is none of it (D-67). */
export const isOpenAt = (hours: readonly OpeningHours[], calendar: SchoolCalendar, at: Date): boolean => {
  if (hours.length === 0) return true;
  const { weekday, time } = schoolClock(at);
  return (
    !isHoliday(calendar, schoolDay(at)) &&
    hours.some((each) => each.weekday === weekday && each.from <= time && time < each.to)
  );
};

/** Longer than any holiday. */
const DAYS_AHEAD = 366;

/** The day and the time of day at which it opens next; null where it never does. */
export const nextOpening = (
  hours: readonly OpeningHours[],
  calendar: SchoolCalendar,
  at: Date,
): { readonly day: string; readonly from: string } | null => {
  const today = schoolDay(at);
  const { time } = schoolClock(at);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(today, ahead);
    const next = hours.find(({ weekday, from }) => weekday === weekdayOf(day) && (ahead > 0 || time < from));
    if (next && !isHoliday(calendar, day)) return { day, from: next.from };
  }
  return null;
};
