import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHijri } from '#domain/calendar/hijri';
import { dayAfter } from '#domain/calendar/school-day';

const umalqura = new IslamicUmalquraCalendar();
const gregorian = new GregorianCalendar();
/** As the published table has it, which this library carries month by month. */
const published = (year: number, month: number, day: number): string =>
  toCalendar(new CalendarDate(umalqura, year, month, day), gregorian).toString();

const monthsOf = (from: number, to: number) =>
  Array.from({ length: (to - from + 1) * 12 }, (_, at) => [from + Math.floor(at / 12), (at % 12) + 1] as const);

describe('the Umm al-Qura calendar', () => {
  it.each([
    ['2018-09-11', { year: 1440, month: 1, day: 1 }],
    ['2025-03-01', { year: 1446, month: 9, day: 1 }],
    ['2025-03-30', { year: 1446, month: 10, day: 1 }],
    ['2025-06-06', { year: 1446, month: 12, day: 10 }],
    ['2026-02-18', { year: 1447, month: 9, day: 1 }],
  ])('calls %s %o', (day, hijri) => {
    expect(toHijri(day)).toEqual(hijri);
  });

  it('begins and ends every month from 1440 to 1460 as published', () => {
    for (const [year, month] of monthsOf(1440, 1460)) {
      const length = umalqura.getDaysInMonth(new CalendarDate(umalqura, year, month, 1));
      for (const day of [1, length]) expect(toHijri(published(year, month, day))).toEqual({ year, month, day });
    }
  });

  it('goes on by a day, or begins a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7440 }), (days) => {
        const day = dayAfter('2018-09-11', days);
        const next = toHijri(dayAfter(day, 1));
        const now = toHijri(day);
        expect(next.day === now.day + 1 || next.day === 1).toBe(true);
      }),
    );
  });
});
