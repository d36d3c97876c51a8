export const SCHOOL_TIME_ZONE = 'Asia/Riyadh';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Canada writes dates as ISO-8601 does. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: SCHOOL_TIME_ZONE, dateStyle: 'short' });

const HOUR_MS = 60 * 60 * 1000;
const MOST_HOURS = 1000;
const dayOfHour = new Map<number, string>();

/**
 * The day on the school's wall (D-66) at a moment, as `2026-02-01`. A day begins with an hour of UTC, so it is written
 * once for each: a payment asks for it, a page also for its hearing's, and writing it takes as long as reading what is
 * for sale.
 */
export const schoolDay = (at: Date): string => {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const known = dayOfHour.get(hour);
  if (known !== undefined) return known;
  const day = isoDay.format(at);
  if (dayOfHour.size >= MOST_HOURS) dayOfHour.clear();
  dayOfHour.set(hour, day);
  return day;
};

/** The day that many days earlier. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

export const dayAfter = (day: string, days: number): string => dayBefore(day, -days);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether the text names a day that exists: `2026-02-30` does not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/u.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`)) && dayBefore(text, 0) === text;

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SCHOOL_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The school's wall clock: `weekday` 0 is Sunday, `time` is such as `09:30`. */
export const schoolClock = (at: Date): { readonly weekday: number; readonly time: string } => ({
  weekday: weekdayOf(schoolDay(at)),
  time: wallClock.format(at),
});

/** The Sunday on or before a day. */
export const weekOf = (day: string): string => dayBefore(day, weekdayOf(day));

/** A moment as the school's wall shows it, such as `2026-02-01T09:30`: the form of a date-and-time field. */
export const schoolWall = (at: Date): string => `${schoolDay(at)}T${schoolClock(at).time}`;

/** The moment at which the school's wall shows this; null where the text is none. */
export const momentOfWall = (wall: string): Date | null => {
  const asIfUtc = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(wall) || Number.isNaN(asIfUtc)) return null;
  const offset = Date.parse(`${schoolWall(new Date(asIfUtc))}Z`) - asIfUtc;
  return new Date(asIfUtc - offset);
};

/** The moment at which a day of the school begins, as ISO-8601. */
export const startOfDay = (day: string): string => (momentOfWall(`${day}T00:00`) as Date).toISOString();
