import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { isRamadan } from '#domain/calendar/hijri';
import { afterDays, beforeDays, isPaused, isSchoolDay, shownTerm } from '#domain/calendar/school-calendar';
import { dayAfter, schoolDay, schoolWall, weekdayOf } from '#domain/calendar/school-day';
import {
  exceptionAt,
  isTaughtOn,
  layOutWeeks,
  PERIOD_TIMES,
  proposeEnd,
  type TermPlan,
  termFaults,
  usualSlots,
  weekAt,
} from '#domain/calendar/terms';

const named = FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: each.type }));
const FIRST: TermPlan = { ...FIRST_TERM, exceptions: named };
const numbered = (term: TermPlan) =>
  layOutWeeks(term)
    .filter(({ number }) => number !== null)
    .map(({ number, days }) => [number, days[0], days.at(-1)]);
const kinds = (term: TermPlan, others: Parameters<typeof termFaults>[1] = []) =>
  termFaults(term, others).map(({ kind }) => kind);

describe('the term of 2025', () => {
  it('has the days and hours of the specification', () => {
    expect(FIRST).toMatchObject({ start: '2025-03-02', end: '2025-06-26', weekdays: [0, 1, 2, 3, 4] });
    expect(PERIOD_TIMES.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '07:30-08:15',
      '08:15-09:00',
      '09:00-09:45',
      '10:15-11:00',
      '11:00-11:45',
      '11:45-12:30',
    ]);
    expect(exceptionAt(FIRST, '2025-06-15')?.type).toBe('review');
    expect(exceptionAt(FIRST, '2025-06-20')?.type).toBe('review');
    expect(exceptionAt(FIRST, '2025-06-21')?.type).toBe('exams');
    expect(exceptionAt(FIRST, '2025-06-26')?.type).toBe('exams');
    expect(FIRST.exceptions.filter(({ type }) => type === 'holiday')).toHaveLength(3);
  });

  it('is laid out in twelve weeks: three in early March, review in the eleventh, the final exam in the twelfth', () => {
    expect(numbered(FIRST)).toEqual([
      [1, '2025-03-02', '2025-03-06'],
      [2, '2025-03-09', '2025-03-13'],
      [3, '2025-03-16', '2025-03-20'],
      [4, '2025-04-06', '2025-04-10'],
      [5, '2025-04-13', '2025-04-17'],
      [6, '2025-04-20', '2025-04-24'],
      [7, '2025-04-27', '2025-05-01'],
      [8, '2025-05-11', '2025-05-15'],
      [9, '2025-05-18', '2025-05-22'],
      [10, '2025-05-25', '2025-05-29'],
      [11, '2025-06-15', '2025-06-19'],
      [12, '2025-06-22', '2025-06-26'],
    ]);
    expect(termFaults(FIRST, [])).toEqual([]);
    expect(proposeEnd(FIRST)).toBe(FIRST.end);
  });

  it('gives each grade two lessons of Quran and three of Islamic studies, and no two grades at once', () => {
    for (const grade of [4, 5, 6]) {
      const own = usualSlots().filter((slot) => slot.grade === grade);
      expect(own.map(({ course }) => course).toSorted()).toEqual(['islamic', 'islamic', 'islamic', 'quran', 'quran']);
    }
    expect(new Set(usualSlots().map(({ weekday, period }) => `${weekday}/${period}`)).size).toBe(15);
  });
});

describe('the weeks of a term', () => {
  const anyStart = fc.integer({ min: 0, max: 3000 }).map((days) => dayAfter('2025-01-01', days));
  const anyHolidays = (start: string) =>
    fc.array(
      fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 16 })).map(([from, length]) => ({
        type: 'holiday' as const,
        name: 'عطلة',
        start: dayAfter(start, from),
        end: dayAfter(start, from + length),
      })),
      { maxLength: 4 },
    );
  const anyTerm = anyStart.chain((start) =>
    anyHolidays(start).map((exceptions): TermPlan => {
      const term = { ...FIRST, start, exceptions };
      return { ...term, end: proposeEnd(term) ?? start };
    }),
  );

  it('are twelve up to the proposed end, in order, and only of school days', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        const weeks = layOutWeeks(term);
        expect(weeks.flatMap(({ number }) => number ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        for (const { days } of weeks)
          for (const day of days) {
            expect(isSchoolDay([term], day)).toBe(true);
            expect(term.weekdays).toContain(weekdayOf(day));
            expect(exceptionAt(term, day)).toBeNull();
          }
        expect(weeks.at(-1)?.days.at(-1)).toBe(term.end);
      }),
    );
  });

  it('in a longer term end with review and exams, and those left over teach nothing new', () => {
    const weeks = layOutWeeks({ ...FIRST, exceptions: [], end: '2025-07-03' });
    expect(weeks.map(({ number }) => number)).toEqual([
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      null,
      null,
      null,
      null,
      null,
      null,
      11,
      12,
    ]);
  });

  it('are found by a day: its own, the next after a holiday, the last after the end', () => {
    const weeks = layOutWeeks(FIRST);
    expect(weekAt(weeks, '2025-02-01')?.number).toBe(1);
    expect(weekAt(weeks, '2025-03-08')?.number).toBe(1);
    expect(weekAt(weeks, '2025-03-28')?.number).toBe(4);
    expect(weekAt(weeks, '2026-01-01')?.number).toBe(12);
    expect(weekAt([], '2026-01-01')).toBeNull();
  });
});

describe('a term that cannot be', () => {
  const holiday = (start: string, end: string) => ({ type: 'holiday', name: 'عطلة', start, end }) as const;

  it.each([
    ['ends before it starts', { end: '2025-03-01' }, ['ends_before_start']],
    ['lasts a year', { end: '2026-03-02' }, ['too_long']],
    ['has no day of the week', { weekdays: [] }, ['no_weekday']],
    ['has no school day', { exceptions: [holiday('2025-03-02', '2025-06-26')] }, ['too_few_weeks']],
    ['is too short', { end: '2025-05-15', exceptions: [] }, ['too_few_weeks']],
    [
      'has a holiday that ends first',
      { exceptions: [...named, holiday('2025-04-20', '2025-04-19')] },
      ['exception_ends_before_start'],
    ],
    [
      'has a holiday outside of it',
      { exceptions: [...named, holiday('2025-06-26', '2025-06-27')] },
      ['exception_outside'],
    ],
    ['has a holiday twice', { exceptions: [...named, holiday('2025-04-05', '2025-04-05')] }, ['exceptions_overlap']],
    [
      'has a period without length',
      { periods: PERIOD_TIMES.with(2, { from: '09:00', to: '09:00' }) },
      ['period_ends_before_start'],
    ],
    [
      'has periods that overlap',
      { periods: PERIOD_TIMES.with(1, { from: '08:10', to: '09:00' }) },
      ['period_overlaps'],
    ],
    ['teaches on a Friday', { slots: [{ weekday: 5, period: 1, grade: 4, course: 'quran' }] }, ['slot_without_day']],
    [
      'has a grade in two lessons at once',
      { slots: [...usualSlots(), { weekday: 0, period: 1, grade: 4, course: 'islamic' }] },
      ['slot_twice'],
    ],
  ] as const)('%s', (_, change, faults) => {
    expect(kinds({ ...FIRST, ...change })).toEqual(faults);
  });

  it('overlaps another by a day', () => {
    const other = { name: 'الفصل', start: '2025-06-26', end: '2025-08-01' };
    expect(termFaults(FIRST, [other])).toEqual([{ kind: 'overlaps', with: 'الفصل' }]);
    expect(kinds(FIRST, [{ ...other, start: '2025-06-27' }])).toEqual([]);
  });
});

describe('a school day', () => {
  const NEXT: TermPlan = { ...FIRST, start: '2025-08-24', end: '2025-12-25', exceptions: [] };

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
