import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRamadan } from '#domain/calendar/hijri';
import {
  dayBefore,
  isDay,
  momentOfWall,
  schoolClock,
  schoolDay,
  schoolWall,
  startOfDay,
  weekOf,
} from '#domain/calendar/school-day';

describe('the day on the wall of the school', () => {
  it.each([
    ['2026-02-01T20:59:59.999Z', '2026-02-01'],
    ['2026-02-01T21:00:00.000Z', '2026-02-02'],
    ['2025-12-31T21:00:00.000Z', '2026-01-01'],
  ])('at %s is %s', (at, day) => {
    expect(schoolDay(new Date(at))).toBe(day);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '26-02-01',
    '2026-2-1',
    '2026-02-01T00:00',
    '',
    'أمس',
    '0000-01-01',
    '0001-01-01',
    '1999-12-31',
    '2077-01-01',
    '9999-12-31',
  ])('is never %j', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('counts back day by day', () => {
    const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2076-12-01'), noInvalidDate: true });
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

describe('the clock on the wall of the school', () => {
  it.each([
    ['2026-02-01T20:59:59.999Z', 0, '23:59'],
    ['2026-02-01T21:00:00.000Z', 1, '00:00'],
    ['2026-02-07T06:30:00.000Z', 6, '09:30'],
  ])('at %s shows weekday %i and %s', (at, weekday, time) => {
    expect(schoolClock(new Date(at))).toEqual({ weekday, time });
  });
});

describe('Ramadan by the Umm al-Qura calendar', () => {
  it.each([
    ['the last minute before it in 1447', '2026-02-17T23:59:00+03:00', false],
    ['its first minute in 1447', '2026-02-18T00:00:00+03:00', true],
    ['its last minute in 1447, of thirty days', '2026-03-19T23:59:00+03:00', true],
    ['the feast after it in 1447', '2026-03-20T00:00:00+03:00', false],
    ['the last minute before it in 1448', '2027-02-07T23:59:00+03:00', false],
    ['its first minute in 1448', '2027-02-08T00:00:00+03:00', true],
    ['its last minute in 1448, of twenty-nine days', '2027-03-08T23:59:00+03:00', true],
    ['the feast after it in 1448', '2027-03-09T00:00:00+03:00', false],
  ])('at %s', (_, at, isIn) => {
    expect(isRamadan(schoolDay(new Date(at)))).toBe(isIn);
  });
});

describe('the week of a day', () => {
  it.each([
    ['2026-02-01', '2026-02-01'],
    ['2026-02-07', '2026-02-01'],
    ['2026-02-08', '2026-02-08'],
    ['2026-01-01', '2025-12-28'],
  ])('%s begins on %s', (day, sunday) => {
    expect(weekOf(day)).toBe(sunday);
  });
});

describe('a moment as a field shows it', () => {
  it.each([
    ['2025-02-16T06:30:00.000Z', '2025-02-16T09:30'],
    ['2026-02-01T21:00:00.000Z', '2026-02-02T00:00'],
  ])('%s is %s on the wall, and back', (iso, wall) => {
    expect(schoolWall(new Date(iso))).toBe(wall);
    expect(momentOfWall(wall)?.toISOString()).toBe(iso);
  });

  it.each(['', '2026-02-01', '2026-02-30T25:00', 'غدًا'])('%j is none', (text) => {
    expect(momentOfWall(text)).toBeNull();
  });

  it('goes to the minute and back for any moment', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }), (at) => {
        const minute = Math.floor(at.getTime() / 60_000) * 60_000;
        expect(momentOfWall(schoolWall(at))?.getTime()).toBe(minute);
      }),
    );
  });
});

it('a day of the school begins at midnight of its wall', () => {
  expect(startOfDay('2026-02-01')).toBe('2026-01-31T21:00:00.000Z');
  expect(schoolWall(new Date(startOfDay('2026-02-01')))).toBe('2026-02-01T00:00');
});
