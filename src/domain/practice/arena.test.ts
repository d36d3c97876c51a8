import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeCards, isAhead, type KindTotal, partsLeft, placesOf } from './arena.ts';

const result = (score: number, accuracy = 100) => ({ score, accuracy });

describe('places', () => {
  it('are shared by equals, and the next is counted on (1, 2, 2, 4)', () => {
    expect(placesOf([result(9), result(7), result(7), result(5)])).toEqual([1, 2, 2, 4]);
    expect(placesOf([result(9, 90), result(9, 80), result(9, 80), result(9, 10)])).toEqual([1, 2, 2, 4]);
    expect(placesOf([])).toEqual([]);
  });

  it('are those of the whole board on every piece of it', () => {
    const board = fc.array(fc.record({ score: fc.nat(4), accuracy: fc.nat(2) }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(board, fc.nat(29), fc.integer({ min: 1, max: 8 }), (entries, from, size) => {
        const sorted = entries.toSorted((a, b) => b.score - a.score || b.accuracy - a.accuracy);
        const start = from % sorted.length;
        const piece = sorted.slice(start, start + size);
        const first = piece[0] as (typeof piece)[number];
        const ahead = (row: typeof first) => sorted.filter((other) => isAhead(other, row)).length;
        const equals = sorted.filter((other) => !(isAhead(other, first) || isAhead(first, other))).length;
        expect(placesOf(piece, { ahead: ahead(first), equals })).toEqual(piece.map((row) => ahead(row) + 1));
        expect(placesOf(sorted)).toEqual(sorted.map((row) => ahead(row) + 1));
      }),
    );
  });
});

describe('the cards of the grades', () => {
  const total = (
    grade: 4 | 5 | 6,
    minutes: 0 | 1 | 2 | 3,
    pupils: number,
    score: number,
    accuracy: number,
  ): KindTotal => ({
    grade,
    mode: minutes ? 'timed' : 'regular',
    minutes,
    pupils,
    scoreSum: score,
    accuracySum: accuracy,
  });

  it('average the races alone, count each kind, and all bests together', () => {
    const [fourth] = gradeCards([
      total(4, 1, 2, 21, 150),
      total(4, 2, 1, 10, 90),
      total(4, 3, 3, 60, 200),
      total(4, 0, 5, 999, 500),
    ]);
    expect(fourth).toEqual({
      grade: 4,
      rank: 1,
      averageScore: Math.round(91 / 6),
      averageAccuracy: Math.round(440 / 6),
      mode1Count: 2,
      mode2Count: 1,
      mode3Count: 3,
      studentCount: 11,
    });
  });

  it('share a place where the shown average is the same, and have none before the first race', () => {
    const ranks = (...totals: KindTotal[]) => gradeCards(totals).map(({ rank }) => rank);
    expect(ranks()).toEqual([null, null, null]);
    expect(ranks(total(4, 0, 1, 30, 90), total(6, 1, 1, 0, 0))).toEqual([null, null, 1]);
    expect(ranks(total(4, 1, 2, 20, 90), total(5, 1, 1, 10, 90), total(6, 1, 1, 30, 90))).toEqual([2, 2, 1]);
    expect(ranks(total(4, 1, 1, 12, 90), total(5, 1, 1, 9, 90), total(6, 1, 5, 59, 90))).toEqual([1, 3, 1]);
  });
});

const NOW = Date.parse('2026-02-01T06:00:00Z');

it.each([
  ['2026-02-01T06:00:30Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-02-01T07:30:00Z', { days: 0, hours: 1, minutes: 30 }],
  ['2026-02-03T06:59:01Z', { days: 2, hours: 1, minutes: 0 }],
  ['2026-02-15T05:59:00Z', { days: 13, hours: 23, minutes: 59 }],
])('until %s there is %j', (until, left) => {
  expect(partsLeft(until, NOW)).toEqual(left);
});

it.each(['2026-02-01T06:00:00Z', '2025-02-16T06:30:00Z'])('nothing is left until %s', (until) => {
  expect(partsLeft(until, NOW)).toBeNull();
});
