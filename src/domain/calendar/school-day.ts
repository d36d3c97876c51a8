export const SCHOOL_TIME_ZONE = 'Asia/Riyadh';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Canada writes dates as ISO-8601 does. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: SCHOOL_TIME_ZONE, dateStyle: 'short' });

/** The day on the school's wall (D-66) at a moment, as `2026-02-01`. */
export const schoolDay = (at: Date): string => isoDay.format(at);

/** The day that many days earlier. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Whether the text names a day that exists: `2026-02-30` does not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/u.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`)) && dayBefore(text, 0) === text;
