import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeighed, lastOf, totalOf, weakestPart, weightsOf } from './gradebook.ts';
import { SPECIFIED } from './paper.ts';

it('the last exam is told in percent, and beside the one before it', () => {
  const exams = [{ max: 40 }, { max: 10 }];
  const marks = (...scores: (number | null)[]) => scores.map((score) => ({ score }));
  expect(lastOf(exams, marks(30, 5))).toEqual({ percent: 50, change: -25 });
  expect(lastOf(exams, marks(null, 5))).toEqual({ percent: 50, change: null });
  expect(lastOf(exams, marks(30, null))).toEqual({ percent: null, change: null });
  expect(lastOf([{ max: 40 }], marks(40))).toEqual({ percent: 100, change: null });
});

describe('weights', () => {
  it('count where all exams have one and they make a hundred', () => {
    expect(
      isWeighed([
        { max: 40, weight: 60 },
        { max: 10, weight: 40 },
      ]),
    ).toBe(true);
    expect(
      isWeighed([
        { max: 40, weight: 60 },
        { max: 10, weight: 39 },
      ]),
    ).toBe(false);
    expect(
      isWeighed([
        { max: 40, weight: 100 },
        { max: 10, weight: null },
      ]),
    ).toBe(false);
    expect(isWeighed([])).toBe(false);
    expect(
      weightsOf([
        { max: 40, weight: null },
        { max: 10, weight: 30 },
      ]),
    ).toEqual([50, 50]);
  });
});

describe('a total', () => {
  const exam = fc.record({ max: fc.integer({ min: 1, max: 100 }), share: fc.option(fc.integer({ min: 0, max: 100 })) });

  it('is of what was sat, and all of it for who has everything right', () => {
    fc.assert(
      fc.property(fc.array(exam, { minLength: 1, maxLength: 8 }), (exams) => {
        const weighed = exams.map(({ max }) => ({ max, weight: null }));
        const scores = exams.map(({ max, share }) => (share === null ? null : (max * share) / 100));
        const { reached, of } = totalOf(weighed, scores);
        const sat = exams.filter(({ share }) => share !== null);
        expect(of).toBeCloseTo((100 * sat.length) / exams.length, 0);
        expect(reached).toBeCloseTo(sat.reduce((sum, { share }) => sum + (share ?? 0), 0) / exams.length, 0);
        expect(reached).toBeLessThanOrEqual(of + 0.1);
      }),
    );
  });

  it('weighs each by what staff said', () => {
    const exams = [
      { max: 40, weight: 60 },
      { max: 10, weight: 40 },
    ];
    expect(totalOf(exams, [30, 5])).toEqual({ reached: 65, of: 100 });
    expect(totalOf(exams, [30, null])).toEqual({ reached: 45, of: 60 });
    expect(totalOf(exams, [null, null])).toEqual({ reached: 0, of: 0 });
  });
});

it('names the part of which the least is right, and none of a paper without a mistake', () => {
  expect(weakestPart(SPECIFIED, { truefalse: 18, choice: 6, matching: 8 })).toBe('choice');
  expect(weakestPart(SPECIFIED, { truefalse: 20, choice: 10, matching: 10 })).toBeNull();
});
