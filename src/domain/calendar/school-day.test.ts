import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, isDay, schoolDay } from '#domain/calendar/school-day';

describe('the day on the wall of the school', () => {
  it.each([
    ['2026-02-01T20:59:59.999Z', '2026-02-01'],
    ['2026-02-01T21:00:00.000Z', '2026-02-02'],
    ['2025-12-31T21:00:00.000Z', '2026-01-01'],
  ])('at %s is %s', (at, day) => {
    expect(schoolDay(new Date(at))).toBe(day);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-00-10', '26-02-01', '2026-2-1', '2026-02-01T00:00', '', 'أمس'])(
    'is never %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('counts back day by day', () => {
    const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDay, fc.nat(400), (at, days) => {
        const day = schoolDay(at);
        expect(isDay(day)).toBe(true);
        expect(dayBefore(dayBefore(day, days), -days)).toBe(day);
        expect(dayBefore(day, days + 1) < dayBefore(day, days)).toBe(true);
      }),
    );
  });
});
