export const SCHOOL_TIME_ZONE = 'Asia/Riyadh';

const DAY_MS = 24 * 60 * 60 * 1000;

/** All year: Riyadh never changes its clocks. A sum is a thousandth of the work of a formatter. */
const AHEAD_MS = 3 * 60 * 60 * 1000;

/** A moment as the school's wall shows it, such as `2026-02-01T09:30`: the form of a date-and-time field. */
export const schoolWall = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 16);

/** The day on the school's wall (D-66) at a moment, as `2026-02-01`. */
export const schoolDay = (at: Date): string => schoolWall(at).slice(0, 10);

/** The day that many days earlier. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

export const dayAfter = (day: string, days: number): string => dayBefore(day, -days);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Whether the text names a day that the school's calendar can have: `2026-02-30` does not exist, and Umm al-Qura is
 * published to the end of 1500, late in 2077. Weeks around a day of another time may have no date at all.
 */
export const isDay = (text: string): boolean =>
  /^20[0-7]\d-\d\d-\d\d$/u.test(text) &&
  text < '2077' &&
  Number.isFinite(Date.parse(`${text}T00:00:00Z`)) &&
  dayBefore(text, 0) === text;

/** The school's wall clock: `weekday` 0 is Sunday, `time` is such as `09:30`. */
export const schoolClock = (at: Date): { readonly weekday: number; readonly time: string } => ({
  weekday: weekdayOf(schoolDay(at)),
  time: schoolWall(at).slice(11),
});

/** The Sunday on or before a day. */
export const weekOf = (day: string): string => dayBefore(day, weekdayOf(day));

/** The moment at which the school's wall shows this; null where the text is none. */
export const momentOfWall = (wall: string): Date | null => {
  const asIfUtc = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(wall) || Number.isNaN(asIfUtc)) return null;
  return new Date(asIfUtc - AHEAD_MS);
};

/** The moment at which a day of the school begins, as ISO-8601. */
export const startOfDay = (day: string): string => (momentOfWall(`${day}T00:00`) as Date).toISOString();
