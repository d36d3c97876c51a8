import { lazily } from '#domain/lazily';
import { dayAfter } from './school-day.ts';

/** A day by the Umm al-Qura calendar. */
export interface HijriDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day is the same everywhere: only its name is asked for. */
const parts = lazily(
  () =>
    new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

export const toHijri = (day: string): HijriDay => {
  const found = parts().formatToParts(new Date(`${day}T00:00:00Z`));
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(found.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
};

/** A year is 354 or 355 days, a month 29 or 30: where one starts to look, and how far it is from there. */
const YEAR_DAYS = 354.367;
const MONTH_DAYS = 29.53;
const FIRST_OF_1440 = '2018-09-11';

const distance = (from: HijriDay, to: HijriDay): number =>
  Math.round((to.year - from.year) * YEAR_DAYS + (to.month - from.month) * MONTH_DAYS) + to.day - from.day;

/** Null where the calendar has no such day: not every month has a thirtieth. */
export const fromHijri = (wanted: HijriDay): string | null => {
  let day = FIRST_OF_1440;
  // The guess is a day or two off at most, and the next one is right.
  for (let tries = 0; tries < 4; tries += 1) {
    const off = distance(toHijri(day), wanted);
    if (off === 0) return day;
    day = dayAfter(day, off);
  }
  return null;
};

const RAMADAN = 9;

export const isRamadan = (day: string): boolean => toHijri(day).month === RAMADAN;
