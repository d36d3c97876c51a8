import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelScene, type Progress, scenesDue } from '#domain/dashboard/scenes';

const progress = (given: Partial<Progress>): Progress => ({
  points: 0,
  grade: 5,
  rank: { place: 20, of: 30 },
  firsts: [],
  ...given,
});
const kindsOf = (given: Partial<Progress>, seen: readonly string[] = []) =>
  scenesDue(progress(given), new Set(seen)).map(({ kind }) => kind);

describe('a new level', () => {
  it('is a scene once, and the first of all levels is none', () => {
    expect(kindsOf({ points: 49 })).toEqual([]);
    expect(scenesDue(progress({ points: 120 }), new Set())).toEqual([
      { kind: 'level', key: 'level:100', level: 'advanced' },
    ]);
    expect(kindsOf({ points: 120 }, ['level:100'])).toEqual([]);
  });

  it('is not one for who fell and climbed back', () => {
    expect(kindsOf({ points: 120 }, ['level:50', 'level:200'])).toEqual([]);
    expect(kindsOf({ points: 310 }, ['level:50', 'level:200'])).toEqual(['level']);
  });
});

describe('a place', () => {
  const at = (place: number, of = 30) => ({ points: 10, rank: { place, of } });

  it('is a scene among the first ten, where it is better than any seen in this grade', () => {
    expect(kindsOf(at(11))).toEqual([]);
    expect(kindsOf(at(10))).toEqual(['place']);
    expect(kindsOf(at(7), ['place:5:8'])).toEqual(['place']);
    expect(kindsOf(at(7), ['place:5:7', 'place:5:9'])).toEqual([]);
    expect(kindsOf(at(7), ['place:4:1'])).toEqual(['place']);
  });

  it('is none for the lower half, for one alone, without points or out of the count', () => {
    expect(kindsOf(at(3, 4))).toEqual([]);
    expect(kindsOf(at(2, 4))).toEqual(['place']);
    expect(kindsOf(at(1, 1))).toEqual([]);
    expect(kindsOf({ points: 0, rank: { place: 1, of: 30 } })).toEqual([]);
    expect(kindsOf({ points: 10, rank: { place: 0, of: 0 } })).toEqual([]);
  });
});

describe('the first of a board', () => {
  const firsts = [
    { board: 'week', period: 'w2026-11-15' },
    { board: 'month', period: 'm2026-11' },
  ] as const;

  it('is a scene once in each week or month', () => {
    expect(kindsOf({ firsts })).toEqual(['first', 'first']);
    expect(kindsOf({ firsts }, ['first:week:w2026-11-15'])).toEqual(['first']);
    expect(kindsOf({ firsts }, ['first:week:w2026-11-08'])).toEqual(['first', 'first']);
  });
});

describe('scenes', () => {
  const anyProgress = fc.record({
    points: fc.nat(900),
    place: fc.integer({ min: 1, max: 20 }),
    isFirst: fc.boolean(),
  });

  it('that were seen never come again, whatever happens in between', () => {
    fc.assert(
      fc.property(fc.array(anyProgress, { maxLength: 12 }), (steps) => {
        const seen = new Set<string>();
        for (const { points, place, isFirst } of steps) {
          const now = progress({
            points,
            rank: { place, of: 30 },
            firsts: isFirst ? [{ board: 'week', period: 'w2026-11-15' }] : [],
          });
          for (const { key } of scenesDue(now, seen)) {
            expect(seen.has(key)).toBe(false);
            seen.add(key);
          }
          expect(scenesDue(now, seen)).toEqual([]);
        }
      }),
    );
  });

  it('of a level have the key that the rule gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 2000 }), (points) => {
        expect(scenesDue(progress({ points }), new Set())).toEqual([levelScene(points)]);
      }),
    );
  });
});
