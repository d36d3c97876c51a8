import { SCHOOL_TIME_ZONE, schoolClock, schoolWall } from '#domain/calendar/school-day';
import { lazily } from '#domain/lazily';
import { arabicDigits } from './plural.ts';

/** Dates in the Arabic (Saudi) locale, with calendar and digits written out: plain ar-SA no longer means Hijri. */
export const GREGORIAN = 'ar-SA-u-ca-gregory-nu-arab';
export const HIJRI = 'ar-SA-u-ca-islamic-umalqura-nu-arab';

export const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];
const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** 0 is Sunday. */
export const formatWeekday = (day: number): string => WEEKDAYS[day] ?? '';

/** The school's wall at a moment, as if it stood in Greenwich. */
const wallAt = (iso: string): Date => new Date(`${schoolWall(new Date(iso))}Z`);

const dayAndMonth = (wall: Date): string => `${arabicDigits(wall.getUTCDate())} ${MONTHS[wall.getUTCMonth()]}`;

/** As it is said: a weekday is a day. */
const spoken = (wall: Date, date: string): string => `يوم ${formatWeekday(wall.getUTCDay())} ${date}`;

/** One way to write a date: the day, the month by its name and the year; a table and a sentence say the same. */
const dayOf = (wall: Date): string => `${dayAndMonth(wall)} ${arabicDigits(wall.getUTCFullYear())}`;

export const formatDay = (iso: string): string => dayOf(wallAt(iso));

/** As a child says it: the weekday, the day and the month. */
export const formatChildDay = (iso: string): string => {
  const wall = wallAt(iso);
  return spoken(wall, dayAndMonth(wall));
};

/** With the weekday, by which a teacher remembers. */
export const formatLongDay = (iso: string): string => {
  const wall = wallAt(iso);
  return spoken(wall, dayOf(wall));
};

/** As narrow as a bar of a chart. */
export const formatShortDay = (iso: string): string => {
  const wall = wallAt(iso);
  return `${arabicDigits(wall.getUTCDate())}\u200f/${arabicDigits(wall.getUTCMonth() + 1)}`;
};

/** A time of the wall clock, such as `09:30`. */
export const formatClock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${arabicDigits(hour % 12 || 12)}:${arabicDigits(String(minute).padStart(2, '0'))} ${hour < 12 ? 'ص' : 'م'}`;
};

export const formatTime = (iso: string): string => formatClock(schoolClock(new Date(iso)).time);

export const formatMoment = (iso: string): string => `${formatDay(iso)} في ${formatTime(iso)}`;

/** The hour of the school's clock, 0 to 23, wherever the device is. */
export const schoolHour = (at: Date): number => Number(schoolClock(at).time.slice(0, 2));

const hijriDay = lazily(
  () => new Intl.DateTimeFormat(HIJRI, { timeZone: SCHOOL_TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' }),
);
export const formatHijriDay = (iso: string): string => hijriDay().format(new Date(iso));
