import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, schoolClock, schoolDay } from '#domain/calendar/school-day';
import { PERIOD_TIMES, SCHOOL_WEEKDAYS, type TermPlan } from '#domain/calendar/terms';
import { isOpenAt, isTimeOfDay, nextOpening } from './opening.ts';

const SUNDAY = { weekday: 0, from: '09:00', to: '12:30' };
const TUESDAY = { weekday: 2, from: '10:00', to: '11:00' };
const TERM: TermPlan = {
  start: '2026-01-18',
  end: '2026-04-30',
  weekdays: SCHOOL_WEEKDAYS,
  periods: PERIOD_TIMES,
  otherTimes: [],
  exceptions: [],
  slots: [],
  pausesInRamadan: false,
};
/** On the school's wall; the first of February 2026 is a Sunday. */
const at = (day: number, time: string) => new Date(`2026-02-0${day}T${time}:00+03:00`);

describe('the store', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['12:29', true],
    ['12:30', false],
  ])('with hours from nine to half past twelve on Sunday at %s is open: %s', (time, isOpen) => {
    expect(isOpenAt([SUNDAY], [], at(1, time))).toBe(isOpen);
    expect(isOpenAt([SUNDAY], [], at(2, time))).toBe(false);
  });

  it('without any hours never closes', () => {
    expect(isOpenAt([], [], at(6, '03:00'))).toBe(true);
    expect(nextOpening([], [], at(6, '03:00'))).toBeNull();
  });

  it('keeps to the school’s clock when it is another day elsewhere', () => {
    const early = { weekday: 1, from: '00:00', to: '02:00' };
    expect(isOpenAt([early], [], new Date('2026-02-01T21:30:00Z'))).toBe(true);
  });

  it.each([
    [at(1, '08:00'), '2026-02-01', '09:00'],
    [at(1, '09:00'), '2026-02-03', '10:00'],
    [at(1, '13:00'), '2026-02-03', '10:00'],
    [at(3, '09:59'), '2026-02-03', '10:00'],
    [at(3, '10:00'), '2026-02-08', '09:00'],
    [at(7, '23:59'), '2026-02-08', '09:00'],
  ])('at %s opens next on %s at %s', (now, day, from) => {
    expect(nextOpening([TUESDAY, SUNDAY], [], now)).toEqual({ day, from });
  });

  it('with hours on one day opens next on that day a week later', () => {
    expect(nextOpening([SUNDAY], [], at(1, '10:00'))).toEqual({ day: '2026-02-08', from: '09:00' });
  });

  it('with hours is closed on a holiday and between terms, and opens with the school', () => {
    const holiday = { type: 'holiday' as const, name: 'إجازة', start: '2026-02-01', end: '2026-02-09' };
    const calendar = [
      { ...TERM, exceptions: [holiday] },
      { ...TERM, start: '2026-08-23', end: '2026-12-10' },
    ];
    expect(isOpenAt([SUNDAY], calendar, at(1, '10:00'))).toBe(false);
    expect(isOpenAt([], calendar, at(1, '10:00'))).toBe(true);
    expect(nextOpening([SUNDAY, TUESDAY], calendar, at(1, '08:00'))).toEqual({ day: '2026-02-10', from: '10:00' });
    const inSummer = new Date('2026-05-03T10:00:00+03:00');
    expect(isOpenAt([SUNDAY], calendar, inSummer)).toBe(false);
    expect(nextOpening([SUNDAY], calendar, inSummer)).toEqual({ day: '2026-08-23', from: '09:00' });
  });

  it('opens next at the first moment at which it is open, whatever the holidays', () => {
    const HOUR_MS = 60 * 60 * 1000;
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const hour = fc.integer({ min: 0, max: 22 });
    fc.assert(
      fc.property(days, hour, fc.nat(7 * 24), fc.nat(20), (weekdays, from, ahead, long) => {
        const text = (n: number) => `${String(n).padStart(2, '0')}:00`;
        const hours = weekdays.map((weekday) => ({ weekday, from: text(from), to: text(from + 1) }));
        const holiday = { type: 'holiday' as const, name: '', start: '2026-02-03', end: dayAfter('2026-02-03', long) };
        const calendar = [{ ...TERM, exceptions: [holiday] }];
        const now = new Date(at(1, '00:00').getTime() + ahead * HOUR_MS);
        const opening = Array.from({ length: 30 * 24 }, (_, n) => new Date(now.getTime() + (n + 1) * HOUR_MS)).find(
          (moment) => isOpenAt(hours, calendar, moment),
        );
        expect(opening && { day: schoolDay(opening), from: schoolClock(opening).time }).toEqual(
          nextOpening(hours, calendar, now),
        );
      }),
    );
  });
});

describe('a time of day', () => {
  it.each(['00:00', '09:30', '23:59'])('is %s', (text) => expect(isTimeOfDay(text)).toBe(true));
  it.each(['24:00', '9:30', '09:60', '09:30:00', '', 'noon', '٠٩:٣٠'])('is not %j', (text) =>
    expect(isTimeOfDay(text)).toBe(false),
  );
});
