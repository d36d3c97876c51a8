import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { isSchoolDay } from '#domain/calendar/school-calendar';
import { dayAfter, weekdayOf } from '#domain/calendar/school-day';
import {
  closedTerm,
  exceptionAt,
  layOutWeeks,
  PERIOD_TIMES,
  periodsOn,
  proposeEnd,
  type TermPlan,
  teachingWeeks,
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
    expect(proposeEnd(FIRST, 12)).toBe(FIRST.end);
    expect(layOutWeeks(FIRST).flatMap(({ number, kind }) => (number ? [kind] : []))).toEqual([
      ...Array(10).fill('teaching'),
      'review',
      'exams',
    ]);
    expect(teachingWeeks(layOutWeeks(FIRST))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
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
      return { ...term, end: proposeEnd(term, 12) ?? start };
    }),
  );

  it('are twelve up to the proposed end, in order, and only of school days', () => {
    fc.assert(
      fc.property(anyTerm, (term) => {
        const weeks = layOutWeeks(term);
        expect(weeks.flatMap(({ number }) => number ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        const isOne = (day: string) =>
          isSchoolDay([term], day) && term.weekdays.includes(weekdayOf(day)) && exceptionAt(term, day) === null;
        expect(weeks.flatMap(({ days }) => days).filter((day) => !isOne(day))).toEqual([]);
        expect(weeks.at(-1)?.days.at(-1)).toBe(term.end);
      }),
    );
  });

  it('are as many as the dates give, each numbered, and those that holidays shorten are not', () => {
    fc.assert(
      fc.property(anyTerm, fc.integer({ min: 1, max: 40 }), (term, count) => {
        const end = proposeEnd(term, count);
        if (!end) return;
        const weeks = layOutWeeks({ ...term, end });
        expect(weeks.flatMap(({ number }) => number ?? [])).toEqual(Array.from({ length: count }, (_, at) => at + 1));
        for (const { number, days, kind } of weeks) {
          expect(number !== null).toBe(days.length >= 4);
          expect(kind).toBe(number === null ? 'short' : 'teaching');
        }
      }),
    );
  });

  it.each([
    [2, ['teaching', 'teaching']],
    [3, ['teaching', 'review', 'exams']],
    [18, [...Array(16).fill('teaching'), 'review', 'exams']],
    [19, [...Array(17).fill('teaching'), 'review', 'exams']],
  ])('of a term of %i end as they are proposed', (count, expected) => {
    const open = { ...FIRST, exceptions: [], end: proposeEnd({ ...FIRST, exceptions: [] }, count) ?? '' };
    const closed = { ...open, exceptions: closedTerm(open, { review: 'مراجعة', exams: 'اختبارات' }) };
    expect(layOutWeeks(closed).map(({ kind }) => kind)).toEqual(expected);
    expect(termFaults(closed, [])).toEqual([]);
  });

  it('are those of the school, whichever class is away', () => {
    const trip = {
      type: 'holiday',
      name: 'x',
      start: '2025-03-02',
      end: '2025-03-05',
      of: { grade: 4, section: null },
    } as const;
    const away = { ...FIRST, exceptions: [...named, trip] };
    expect(layOutWeeks(away)).toEqual(layOutWeeks(FIRST));
    expect(isSchoolDay([away], '2025-03-03')).toBe(true);
    expect(isSchoolDay([away], '2025-03-03', { grade: 4, section: 'أ' })).toBe(false);
    expect(isSchoolDay([away], '2025-03-03', { grade: 5, section: 'أ' })).toBe(true);
  });

  it('are for what most of their days are for', () => {
    const exams = (start: string, end: string) => ({ type: 'exams', name: 'اختبارات', start, end }) as const;
    const kindOf = (...exceptions: TermPlan['exceptions']) => layOutWeeks({ ...FIRST, exceptions })[0]?.kind;
    expect(kindOf(exams('2025-03-02', '2025-03-03'))).toBe('teaching');
    expect(kindOf(exams('2025-03-02', '2025-03-04'))).toBe('exams');
    expect(kindOf(exams('2025-03-02', '2025-03-04'), { ...exams('2025-03-02', '2025-03-02'), type: 'holiday' })).toBe(
      'teaching',
    );
  });

  it('may have two days of school each', () => {
    const term = { ...FIRST, weekdays: [1, 3], exceptions: [], slots: [] };
    expect(termFaults(term, [])).toEqual([]);
    expect(layOutWeeks(term).every(({ number, days }) => number !== null && days.length === 2)).toBe(true);
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

describe('the time of a period', () => {
  const early = PERIOD_TIMES.map(({ from, to }) => ({ from: `0${Number(from.slice(0, 2)) - 7}${from.slice(2)}`, to }));
  const term = { ...FIRST, otherTimes: [{ name: 'رمضان', start: '2025-03-02', end: '2025-03-29', periods: early }] };
  it.each([
    ['2025-03-01', PERIOD_TIMES],
    ['2025-03-02', early],
    ['2025-03-29', early],
    ['2025-03-30', PERIOD_TIMES],
  ])('on %s is that of the day', (day, periods) => {
    expect(periodsOn(term, day)).toBe(periods);
  });
});

describe('a term that cannot be', () => {
  const holiday = (start: string, end: string) => ({ type: 'holiday', name: 'عطلة', start, end }) as const;

  const times = (start: string, end: string) => ({ name: 'رمضان', start, end, periods: PERIOD_TIMES });

  it.each([
    ['ends before it starts', { end: '2025-03-01' }, ['ends_before_start']],
    ['lasts a year', { end: '2026-03-02' }, ['too_long']],
    ['has no day of the week', { weekdays: [] }, ['no_weekday']],
    ['has no school day', { exceptions: [holiday('2025-03-02', '2025-06-26')] }, ['no_week']],
    ['has no whole week', { end: '2025-03-04', exceptions: [] }, ['no_week']],
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
    [
      'has a day of a class beside the school’s and another class’s',
      {
        exceptions: [
          ...named,
          { ...holiday('2025-04-03', '2025-04-07'), of: { grade: 4, section: 'أ' } },
          { ...holiday('2025-04-07', '2025-04-07'), of: { grade: 4, section: 'ب' } },
        ],
      },
      [],
    ],
    [
      'has a day of a class within one of its grade',
      {
        exceptions: [
          ...named,
          { ...holiday('2025-04-07', '2025-04-08'), of: { grade: 4, section: null } },
          { ...holiday('2025-04-07', '2025-04-07'), of: { grade: 4, section: 'ب' } },
        ],
      },
      ['exceptions_overlap'],
    ],
    [
      'has exams of one class',
      {
        exceptions: [
          { type: 'exams', name: 'x', start: '2025-04-07', end: '2025-04-07', of: { grade: 4, section: null } },
        ],
      },
      ['exception_of_class'],
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
    ['has other times that end first', { otherTimes: [times('2025-03-20', '2025-03-02')] }, ['times_end_before_start']],
    ['has other times outside of it', { otherTimes: [times('2025-02-20', '2025-03-04')] }, ['times_outside']],
    [
      'has two other times on a day',
      { otherTimes: [times('2025-03-02', '2025-03-10'), times('2025-03-10', '2025-03-12')] },
      ['times_overlap'],
    ],
    [
      'has other times whose periods overlap',
      {
        otherTimes: [
          { ...times('2025-03-02', '2025-03-10'), periods: PERIOD_TIMES.with(1, { from: '08:10', to: '09:00' }) },
        ],
      },
      ['period_overlaps'],
    ],
    [
      'teaches on a Friday',
      { slots: [{ weekday: 5, period: 1, grade: 4, section: null, course: 'quran' }] },
      ['slot_without_day'],
    ],
    [
      'has a grade in two lessons at once',
      { slots: [...usualSlots(), { weekday: 0, period: 1, grade: 4, section: null, course: 'islamic' }] },
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
