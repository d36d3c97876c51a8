import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayBefore, schoolDay, weekdayOf } from '../calendar/school-day.ts';
import { firstName } from '../roster/first-name.ts';
import { GRADES } from '../roster/grades.ts';
import { averageRating, BOARD_ROWS, ENOUGH, REGULAR_LESSONS, regularity } from './boards.ts';
import { rankClasses, rankEarnings, rankExams } from './grades.ts';
import { makeLadder, moreOf, placeOn, standingOn } from './ladder.ts';
import { boardNames } from './names.ts';
import { daysOf, monthKey, periodAfter, periodBefore, periodsBefore, spansBetween, weekKey } from './periods.ts';

it('keeps to the numbers of the specification', () => {
  expect(BOARD_ROWS).toBe(5);
});

const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const keyOf = fc.constantFrom(weekKey, monthKey);

describe('periods', () => {
  it('a week runs from Sunday to Saturday, and a month is one of the calendar', () => {
    expect(daysOf(weekKey('2026-11-17'))).toEqual({ first: '2026-11-15', last: '2026-11-21' });
    expect(daysOf(monthKey('2028-02-10'))).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(periodsBefore('m2026-02', 3)).toEqual(['m2026-01', 'm2025-12', 'm2025-11']);
    expect(periodsBefore('w2026-11-01', 2)).toEqual(['w2026-10-25', 'w2026-10-18']);
  });

  it('every day lies in its own, and periods follow each other without a gap', () => {
    fc.assert(
      fc.property(day, keyOf, (each, makeKey) => {
        const key = makeKey(each);
        const { first, last } = daysOf(key);
        expect(first <= each && each <= last).toBe(true);
        expect(makeKey(first)).toBe(key);
        expect(makeKey(last)).toBe(key);
        expect(daysOf(periodBefore(key)).last).toBe(dayBefore(first, 1));
        expect(daysOf(periodAfter(key)).first).toBe(dayAfter(last, 1));
        if (makeKey === weekKey) expect([weekdayOf(first), weekdayOf(last)]).toEqual([0, 6]);
      }),
    );
  });

  it('a moment lies within exactly one week and one month, those of its day in Riyadh', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 86_399_999 }), fc.nat(200), (begin, ms, days) => {
        const at = new Date(Date.parse(`${dayAfter(begin, days)}T00:00:00Z`) + ms);
        const spans = spansBetween(new Date(`${begin}T00:00:00Z`), at);
        const within = spans.filter(({ from, until }) => from <= at.toISOString() && at.toISOString() < until);
        expect(within.map(({ key }) => key)).toEqual([weekKey(schoolDay(at)), monthKey(schoolDay(at))]);
      }),
    );
  });

  it('the week turns at midnight in Riyadh', () => {
    const spans = spansBetween(new Date('2026-11-14T20:59:59.999Z'), new Date('2026-11-14T21:00:00Z'));
    expect(spans.map(({ key }) => key)).toEqual(['w2026-11-08', 'w2026-11-15', 'm2026-11']);
    expect(spans[1]).toMatchObject({ from: '2026-11-14T21:00:00.000Z', before: 'w2026-11-08' });
  });
});

const values = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 40 });
const ladderOf = (each: readonly number[]) => makeLadder(each.map((value, someone) => ({ value, someone })));

describe('a board', () => {
  it('gives who is equal the same place, and leaves out as many after them', () => {
    const ladder = ladderOf([70, 90, 70, 50]);
    expect([90, 70, 50].map((value) => placeOn(ladder, value))).toEqual([1, 2, 4]);
  });

  it('a place is one more than how many have more, whatever was asked', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -5, max: 25 }), (all, own) => {
        expect(placeOn(ladderOf(all), own)).toBe(all.filter((value) => value > own).length + 1);
      }),
    );
  });

  it('neighbours are the nearest above and below, and the distance leads to the one above', () => {
    /** Of equals the first. */
    const who = (all: readonly number[], value: number) =>
      Number.isFinite(value) ? { someone: all.indexOf(value), value } : null;
    fc.assert(
      fc.property(values, fc.integer({ min: -5, max: 25 }), (all, own) => {
        const higher = all.filter((value) => value > own);
        const above = who(all, Math.min(...higher));
        expect(standingOn(ladderOf(all), own)).toEqual({
          place: own > 0 ? higher.length + 1 : null,
          value: own,
          above: above && { ...above, distance: above.value - own },
          below: who(all, Math.max(...all.filter((value) => value < own))),
        });
      }),
    );
  });

  it('says how many share the last place and find no room', () => {
    fc.assert(
      fc.property(values, (all) => {
        const shown = all.toSorted((a, b) => b - a).slice(0, BOARD_ROWS);
        const hidden = all.toSorted((a, b) => b - a).slice(BOARD_ROWS);
        expect(moreOf(ladderOf(all), shown.length)).toBe(hidden.filter((value) => value === shown.at(-1)).length);
      }),
    );
  });

  it('counts the many of one value, in whatever order they come', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 20 }), (all, own) => {
        const together = [...new Set(all)].flatMap((value) => all.filter((each) => each === value));
        expect(placeOn(ladderOf(together), own)).toBe(placeOn(ladderOf(all), own));
      }),
    );
  });
});

it('names by the first name, and by the family’s letter only where two of a grade share it', () => {
  const named = (name: string, grade: 4 | 5) => ({ name, firstName: firstName(name), grade });
  const rows = [
    named('سالم بن راشد العمران', 4),
    named('سالم بن حمد القحطاني', 4),
    named('سالم بن سعد الزهراني', 5),
    named('ياسر بن علي حمود', 4),
  ];
  expect(boardNames(rows)).toEqual(['سالم ع.', 'سالم ق.', 'سالم', 'ياسر']);
  expect(boardNames([named('سالم', 4), named('سالم', 4)])).toEqual(['سالم', 'سالم']);
});

it('rates to two decimals, and calls regular only who had enough lessons', () => {
  expect(averageRating(14, 3)).toBe(467);
  expect(averageRating(5, 1)).toBe(500);
  expect(regularity(REGULAR_LESSONS - 1, REGULAR_LESSONS - 1)).toBeNull();
  expect(regularity(REGULAR_LESSONS, REGULAR_LESSONS)).toBe(100);
  expect(regularity(199, 200)).toBe(99);
});

describe('grades', () => {
  const session = (grade: 4 | 5 | 6, on: string, positive: number, negative: number) => ({
    grade,
    day: on,
    positive,
    negative,
  });

  it('every session weighs the same, and the best keeps its day', () => {
    const rows = rankClasses([
      session(4, '2026-02-01', 1, 1),
      session(4, '2026-02-02', 30, 0),
      session(4, '2026-02-03', 0, 0),
      session(5, '2026-02-01', 9, 1),
      session(5, '2026-02-02', 7, 3),
    ]);
    expect(rows).toEqual([
      { grade: 5, place: 1, value: 80, sessions: 2, best: 90, bestDay: '2026-02-01' },
      { grade: 4, place: 2, value: 75, sessions: 3, best: 100, bestDay: '2026-02-02' },
    ]);
  });

  it('a grade with too little has no place and stands last', () => {
    expect(rankClasses([session(6, '2026-02-01', 5, 0)])).toMatchObject([{ grade: 6, place: null, value: 100 }]);
    const exams = [
      { grade: 4 as const, day: '2026-02-01', papers: ENOUGH.papers - 1, perfect: 2 },
      { grade: 6 as const, day: '2026-02-01', papers: 8, perfect: 2 },
      { grade: 5 as const, day: '2026-02-01', papers: 0, perfect: 0 },
    ];
    expect(rankExams(exams).map(({ grade, place, value }) => [grade, place, value])).toEqual([
      [6, 1, 25],
      [4, null, 100],
    ]);
  });

  it('earnings are shared out among the pupils, and equals share a place', () => {
    const rows = rankEarnings([
      { grade: 4, points: 100, pupils: 35 },
      { grade: 5, points: 57, pupils: 20 },
      { grade: 6, points: 0, pupils: 30 },
    ]);
    expect(rows).toEqual([
      { grade: 4, place: 1, value: 2.9, pupils: 35 },
      { grade: 5, place: 1, value: 2.9, pupils: 20 },
    ]);
  });

  it('none is twice on a board, whatever was held', () => {
    const any = fc.record({
      grade: fc.constantFrom(...GRADES),
      day,
      positive: fc.nat(20),
      negative: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (sessions) => {
        const rows = rankClasses(sessions);
        expect(new Set(rows.map(({ grade }) => grade)).size).toBe(rows.length);
        for (const { value, best } of rows) expect(0 <= value && value <= best && best <= 100).toBe(true);
      }),
    );
  });
});
