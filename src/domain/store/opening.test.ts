import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schoolClock } from '#domain/calendar/school-day';
import { isOpenAt, isTimeOfDay, nextOpening } from './opening.ts';

const SUNDAY = { weekday: 0, from: '09:00', to: '12:30' };
const TUESDAY = { weekday: 2, from: '10:00', to: '11:00' };
/** On the school's wall; the first of February 2026 is a Sunday. */
const at = (day: number, time: string) => new Date(`2026-02-0${day}T${time}:00+03:00`);

describe('the store', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['12:29', true],
    ['12:30', false],
  ])('with hours from nine to half past twelve on Sunday at %s is open: %s', (time, isOpen) => {
    expect(isOpenAt([SUNDAY], at(1, time))).toBe(isOpen);
    expect(isOpenAt([SUNDAY], at(2, time))).toBe(false);
  });

  it('without any hours never closes', () => {
    expect(isOpenAt([], at(6, '03:00'))).toBe(true);
    expect(nextOpening([], at(6, '03:00'))).toBeNull();
  });

  it('keeps to the school’s clock when it is another day elsewhere', () => {
    const early = { weekday: 1, from: '00:00', to: '02:00' };
    expect(isOpenAt([early], new Date('2026-02-01T21:30:00Z'))).toBe(true);
  });

  it.each([
    [at(1, '08:00'), SUNDAY],
    [at(1, '09:00'), TUESDAY],
    [at(1, '13:00'), TUESDAY],
    [at(3, '09:59'), TUESDAY],
    [at(3, '10:00'), SUNDAY],
    [at(7, '23:59'), SUNDAY],
  ])('at %s opens next with %j', (now, hours) => {
    expect(nextOpening([TUESDAY, SUNDAY], now)).toEqual(hours);
  });

  it('with hours on one day opens next on that day a week later', () => {
    expect(nextOpening([SUNDAY], at(1, '10:00'))).toEqual(SUNDAY);
  });

  it('opens next at a moment at which it is open, at most a week away', () => {
    const HOUR_MS = 60 * 60 * 1000;
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const hour = fc.integer({ min: 0, max: 22 });
    fc.assert(
      fc.property(days, hour, fc.nat(7 * 24), (weekdays, from, ahead) => {
        const text = (n: number) => `${String(n).padStart(2, '0')}:00`;
        const hours = weekdays.map((weekday) => ({ weekday, from: text(from), to: text(from + 1) }));
        const now = new Date(at(1, '00:00').getTime() + ahead * HOUR_MS);
        const next = nextOpening(hours, now);
        const opening = Array.from({ length: 7 * 24 }, (_, n) => new Date(now.getTime() + (n + 1) * HOUR_MS)).find(
          (moment) => isOpenAt(hours, moment),
        );
        expect(opening && schoolClock(opening)).toEqual({ weekday: next?.weekday, time: next?.from });
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
