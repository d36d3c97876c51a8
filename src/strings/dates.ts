import { SCHOOL_TIME_ZONE } from '#domain/calendar/school-day';

/** Dates in the Arabic (Saudi) locale, with calendar and digits written out: plain ar-SA no longer means Hijri. */
export const GREGORIAN = 'ar-SA-u-ca-gregory-nu-arab';
export const HIJRI = 'ar-SA-u-ca-islamic-umalqura-nu-arab';

/** One way to write a date: the day, the month by its name and the year; a table and a sentence say the same. */
const DAY = { timeZone: SCHOOL_TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' } as const;
const moment = new Intl.DateTimeFormat(GREGORIAN, { ...DAY, hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(GREGORIAN, DAY);
const hijriDay = new Intl.DateTimeFormat(HIJRI, DAY);

export const formatMoment = (iso: string): string => moment.format(new Date(iso));
const childDay = new Intl.DateTimeFormat(GREGORIAN, {
  timeZone: SCHOOL_TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const longDay = new Intl.DateTimeFormat(GREGORIAN, { ...DAY, weekday: 'long' });

/** As it is said: a weekday is a day. */
const spoken = (format: Intl.DateTimeFormat, iso: string): string =>
  `يوم ${format.format(new Date(iso)).replace('،', '')}`;

export const formatDay = (iso: string): string => day.format(new Date(iso));
/** As a child says it: the weekday, the day and the month. */
export const formatChildDay = (iso: string): string => spoken(childDay, iso);
/** With the weekday, by which a teacher remembers. */
export const formatLongDay = (iso: string): string => spoken(longDay, iso);
const shortDay = new Intl.DateTimeFormat(GREGORIAN, { timeZone: SCHOOL_TIME_ZONE, day: 'numeric', month: 'numeric' });
/** As narrow as a bar of a chart. */
export const formatShortDay = (iso: string): string => shortDay.format(new Date(iso));
export const formatHijriDay = (iso: string): string => hijriDay.format(new Date(iso));

const hour = new Intl.DateTimeFormat('en-u-nu-latn', { timeZone: SCHOOL_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });

/** The hour of the school's clock, 0 to 23, wherever the device is. */
export const schoolHour = (at: Date): number => Number(hour.format(at));

const time = new Intl.DateTimeFormat(GREGORIAN, { timeZone: SCHOOL_TIME_ZONE, timeStyle: 'short' });
export const formatTime = (iso: string): string => time.format(new Date(iso));

const weekday = new Intl.DateTimeFormat(GREGORIAN, { timeZone: 'UTC', weekday: 'long' });
/** A day on which Sunday, the 0 of weekdays, fell. */
const A_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
export const formatWeekday = (day: number): string => weekday.format(A_SUNDAY + day * DAY_MS);

const clock = new Intl.DateTimeFormat(GREGORIAN, { timeZone: 'UTC', timeStyle: 'short' });
/** A time of the wall clock, such as `09:30`. */
export const formatClock = (time: string): string => clock.format(new Date(`1970-01-01T${time}:00Z`));
