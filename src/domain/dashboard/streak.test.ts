import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { isSchoolDay, type SchoolCalendar } from '#domain/calendar/school-calendar';
import { dayAfter, dayBefore } from '#domain/calendar/school-day';
import { streakOf } from '#domain/dashboard/streak';

const calendar: SchoolCalendar = [
  { ...FIRST_TERM, exceptions: FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: 'x' })) },
];
const NONE = new Set<string>();
const daysIn = (days: readonly string[], today: string) => streakOf(calendar, new Set(days), NONE, today).days;

describe('a streak of school days', () => {
  // Sunday 2025-04-20 to Thursday 2025-04-24 are school days.
  it('counts days in a row, and today only once something was done', () => {
    expect(daysIn([], '2025-04-23')).toBe(0);
    expect(daysIn(['2025-04-21', '2025-04-22'], '2025-04-23')).toBe(2);
    expect(daysIn(['2025-04-21', '2025-04-22', '2025-04-23'], '2025-04-23')).toBe(3);
    expect(daysIn(['2025-04-20', '2025-04-22'], '2025-04-23')).toBe(1);
  });

  it('goes on after a weekend and after a holiday', () => {
    expect(daysIn(['2025-04-24', '2025-04-27'], '2025-04-27')).toBe(2);
    // The Eid break from 2025-03-21 to 2025-04-05.
    expect(daysIn(['2025-03-19', '2025-03-20', '2025-04-06'], '2025-04-06')).toBe(3);
  });

  it('goes on over days on which the pupil’s class alone is away', () => {
    const trip = {
      type: 'holiday',
      name: 'x',
      start: '2025-04-21',
      end: '2025-04-22',
      of: { grade: 4, section: 'أ' },
    } as const;
    const away = calendar.map((term) => ({ ...term, exceptions: [...term.exceptions, trip] }));
    const of = (section: string) =>
      streakOf(away, new Set(['2025-04-20', '2025-04-23']), NONE, '2025-04-23', { grade: 4, section }).days;
    expect([of('أ'), of('ب')]).toEqual([2, 1]);
  });

  it('rests on a day without school, and what is done then does not count', () => {
    expect(streakOf(calendar, new Set(['2025-04-24', '2025-04-25']), NONE, '2025-04-25')).toEqual({
      days: 1,
      isTodayDone: true,
      isResting: true,
    });
  });

  it('is frozen on an excused day, which counts only where something was done on it', () => {
    const on = (active: readonly string[], today: string) =>
      streakOf(calendar, new Set(active), new Set(['2025-04-22']), today);
    expect(on(['2025-04-21', '2025-04-23'], '2025-04-23').days).toBe(2);
    expect(on(['2025-04-21', '2025-04-22', '2025-04-23'], '2025-04-23').days).toBe(3);
    expect(on(['2025-04-21'], '2025-04-22')).toEqual({ days: 1, isTodayDone: false, isResting: true });
    expect(on(['2025-04-21', '2025-04-22'], '2025-04-22')).toEqual({ days: 2, isTodayDone: true, isResting: false });
    expect(on(['2025-04-20', '2025-04-23'], '2025-04-23').days).toBe(1);
  });

  const anyDay = fc.nat(100).map((days) => dayAfter('2025-03-10', days));
  const anyDays = fc.array(anyDay, { maxLength: 60 });

  it('is neither broken nor lengthened by days without school', () => {
    fc.assert(
      fc.property(anyDays, anyDay, (days, today) => {
        const schoolDays = days.filter((day) => isSchoolDay(calendar, day));
        expect(daysIn(days, today)).toBe(daysIn(schoolDays, today));
      }),
    );
  });

  it('ends with the last school day that was missed, today excepted', () => {
    fc.assert(
      fc.property(anyDays, anyDay, (days, today) => {
        const active = new Set(days);
        const { days: counted } = streakOf(calendar, active, NONE, today);
        let left = counted;
        for (let day = today; left > 0; day = dayBefore(day, 1)) {
          if (!isSchoolDay(calendar, day)) continue;
          if (active.has(day)) left -= 1;
          else expect(day).toBe(today);
        }
      }),
    );
  });
});
