import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { isRamadan } from '#domain/calendar/hijri';
import {
  afterDays,
  beforeDays,
  isPaused,
  isSchoolDay,
  movedEnd,
  schoolDaysSince,
  shownTerm,
} from '#domain/calendar/school-calendar';
import { dayAfter, schoolDay, schoolWall } from '#domain/calendar/school-day';
import { isTaughtOn, type TermPlan } from '#domain/calendar/terms';

const FIRST: TermPlan = {
  ...FIRST_TERM,
  exceptions: FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: each.type })),
};

/** After the summer. */
const NEXT: TermPlan = { ...FIRST, start: '2025-08-24', end: '2025-12-25', exceptions: [] };

describe('a school day', () => {
  it.each([
    ['in a week of lessons', '2025-03-04', true],
    ['never on a Friday', '2025-03-07', false],
    ['not in a break', '2025-04-01', false],
    ['in the week of review', '2025-06-16', true],
    ['in the week of exams', '2025-06-25', true],
    ['not between two terms', '2025-07-20', false],
    ['by the usual week before the first', '2025-02-25', true],
    ['by the usual week after the last', '2026-02-03', true],
    ['not on the weekend after the last', '2026-02-06', false],
  ])('%s', (_, day, isOne) => {
    expect(isSchoolDay([FIRST, NEXT], day)).toBe(isOne);
  });

  it('is by the usual week in a gap so long that a term was not opened', () => {
    const later = { ...NEXT, start: '2026-01-18', end: '2026-05-14' };
    expect(isSchoolDay([FIRST, later], '2025-10-07')).toBe(true);
    expect(isPaused([FIRST, later], '2025-10-07')).toBe(false);
    expect(isPaused([FIRST, NEXT], '2025-07-20')).toBe(true);
  });

  it('is for a school without terms what the usual week says', () => {
    expect(isSchoolDay([], '2025-04-01')).toBe(true);
    expect(isPaused([], '2025-04-01')).toBe(false);
  });

  it('is taught on or not, the same by the term and by the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 116 }), (days) => {
        const day = dayAfter(FIRST.start, days);
        expect(isTaughtOn(FIRST, day)).toBe(isSchoolDay([FIRST, NEXT], day));
      }),
    );
  });
});

describe('school days since a day', () => {
  const anyDay = fc.integer({ min: -20, max: 250 }).map((days) => dayAfter(FIRST.start, days));
  const CALENDAR = [FIRST, NEXT];

  it('are none over a weekend or a holiday, and one for each day of school', () => {
    expect(schoolDaysSince(CALENDAR, '2025-03-06', '2025-03-08')).toBe(0);
    expect(schoolDaysSince(CALENDAR, '2025-03-06', '2025-03-09')).toBe(1);
    expect(schoolDaysSince(CALENDAR, '2025-03-02', '2025-03-13')).toBe(9);
    expect(schoolDaysSince(CALENDAR, '2025-06-26', '2025-08-23')).toBe(0);
  });

  it('add up, are never negative, and never more than the days of the calendar', () => {
    fc.assert(
      fc.property(fc.tuple(anyDay, anyDay, anyDay), (days) => {
        const [first, middle, last] = days.toSorted() as [string, string, string];
        const whole = schoolDaysSince(CALENDAR, first, last);
        expect(schoolDaysSince(CALENDAR, first, middle) + schoolDaysSince(CALENDAR, middle, last)).toBe(whole);
        expect(schoolDaysSince(CALENDAR, last, first)).toBe(0);
        expect(dayAfter(first, whole) <= last).toBe(true);
      }),
    );
  });
});

describe('days that are counted', () => {
  const anyMoment = fc
    .integer({ min: 0, max: 200 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2025, 1, 20, 0, minutes)));
  const anyCalendar = fc.boolean().map((pausesInRamadan) => [{ ...FIRST, pausesInRamadan }]);

  it('never end on a day that is paused, and count each other one', () => {
    fc.assert(
      fc.property(anyCalendar, anyMoment, fc.integer({ min: 1, max: 60 }), (calendar, from, days) => {
        const end = afterDays(calendar, from, days);
        expect(isPaused(calendar, schoolDay(end))).toBe(false);
        // The same time of day on the school's wall, though the server's day may be another.
        expect(schoolWall(end).slice(11)).toBe(schoolWall(from).slice(11));
        let counted = 0;
        for (let day = dayAfter(schoolDay(from), 1); day <= schoolDay(end); day = dayAfter(day, 1))
          if (!isPaused(calendar, day)) counted += 1;
        expect(counted).toBe(days);
        if (!isPaused(calendar, schoolDay(from))) expect(beforeDays(calendar, end, days)).toEqual(from);
      }),
    );
  });

  it('are the days of the calendar where nothing is paused', () => {
    expect(afterDays([], new Date('2026-02-01T06:00:00.000Z'), 7).toISOString()).toBe('2026-02-08T06:00:00.000Z');
  });

  it('stand still over a break and, where staff say so, in Ramadan', () => {
    const before = new Date('2025-03-18T06:00:00.000Z');
    expect(schoolDay(afterDays([FIRST], before, 7))).toBe('2025-04-10');
    const pausing = { ...FIRST, pausesInRamadan: true };
    expect(isRamadan('2025-03-18')).toBe(true);
    expect(schoolDay(afterDays([pausing], before, 7))).toBe('2025-04-12');
  });
});

describe('an end by a calendar that changed', () => {
  const RUNNING = { ...NEXT, end: '2025-12-25' };
  const closed = (...days: string[]) => [
    {
      ...RUNNING,
      exceptions: days.map((day) => ({ type: 'holiday' as const, name: 'تعليق', start: day, end: day })),
    },
  ];
  const anyDays = fc
    .uniqueArray(fc.integer({ min: 0, max: 60 }))
    .map((days) => closed(...days.toSorted((a, b) => a - b).map((each) => dayAfter('2025-08-24', each))));
  const anyMoment = fc
    .integer({ min: 0, max: 30 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2025, 7, 25, 0, minutes)));
  /** Days that count after the one and up to the other. */
  const counted = (calendar: ReturnType<typeof closed>, after: Date, until: Date): number => {
    let count = 0;
    for (let day = dayAfter(schoolDay(after), 1); day <= schoolDay(until); day = dayAfter(day, 1))
      if (!isPaused(calendar, day)) count += 1;
    return count;
  };

  it('leaves as many days to come as before, at the same time of day, and not on a day that is paused', () => {
    fc.assert(
      fc.property(anyDays, anyDays, anyMoment, fc.integer({ min: 1, max: 20 }), (before, after, now, days) => {
        const end = afterDays(before, now, days);
        const moved = movedEnd(before, after, { since: now, end }, now);
        expect(counted(after, now, moved)).toBe(days);
        expect(isPaused(after, schoolDay(moved))).toBe(false);
        expect(schoolWall(moved).slice(11)).toBe(schoolWall(end).slice(11));
        expect(movedEnd(before, before, { since: now, end }, now)).toEqual(end);
        // And back again.
        expect(movedEnd(after, before, { since: now, end: moved }, now)).toEqual(end);
      }),
    );
  });

  it('is never over at once, and what is over stays over', () => {
    fc.assert(
      fc.property(anyDays, anyDays, anyMoment, fc.integer({ min: 1, max: 20 }), (before, after, since, days) => {
        const end = afterDays(before, since, days);
        const now = new Date(since.getTime() + 5 * 24 * 60 * 60 * 1000);
        const moved = movedEnd(before, after, { since, end }, now);
        if (end <= now) expect(moved).toEqual(end);
        else expect(moved > now).toBe(true);
      }),
    );
  });

  it('waits for the days that are closed tonight for tomorrow, and for today where it began before', () => {
    const now = new Date('2025-09-01T17:00:00.000Z');
    const end = new Date('2025-09-04T06:00:00.000Z');
    const later = (since: string, ...days: string[]) =>
      schoolDay(movedEnd(closed(), closed(...days), { since: new Date(since), end }, now));
    expect(later('2025-08-28T06:00:00.000Z', '2025-09-02', '2025-09-03')).toBe('2025-09-06');
    expect(later('2025-08-28T06:00:00.000Z', '2025-09-01')).toBe('2025-09-05');
    expect(later('2025-09-01T06:00:00.000Z', '2025-09-01')).toBe('2025-09-04');
    expect(later('2025-08-28T06:00:00.000Z', '2025-09-07')).toBe('2025-09-04');
  });
});

describe('the term that is shown', () => {
  const terms = [FIRST, { ...FIRST, start: '2025-08-24', end: '2025-12-25' }];
  it.each([
    ['2025-01-01', 0],
    ['2025-06-26', 0],
    ['2025-06-27', 1],
    ['2026-03-01', 1],
  ])('on %s is number %i', (day, at) => {
    expect(shownTerm(terms, day)).toBe(terms[at]);
  });
  it('is none without terms', () => {
    expect(shownTerm([], '2025-01-01')).toBeNull();
  });
});
