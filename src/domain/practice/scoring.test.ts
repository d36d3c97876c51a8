import { describe, expect, it } from 'vitest';
import { accuracyOf, afterWrong, RACE_POINT, repeatFactor, reviewGain } from './scoring.ts';

describe('points', () => {
  it('are whole on the first try, then 75, 50 and 25 percent, then none', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(repeatFactor)).toEqual([1, 0.75, 0.5, 0.25, 0, 0, 0]);
    expect(RACE_POINT).toBe(1);
  });

  it.each([
    [3, [3, 2, 2, 1, 0]],
    [5, [5, 4, 3, 1, 0]],
    [10, [10, 8, 5, 3, 0]],
    [20, [20, 15, 10, 5, 0]],
  ])('of a question of %i are rounded', (points, gains) => {
    expect([1, 2, 3, 4, 5].map((attempt) => reviewGain(points, attempt))).toEqual(gains);
  });

  it('go down by the question’s for a wrong answer, and never below zero', () => {
    expect(afterWrong(25, 10)).toBe(15);
    expect(afterWrong(10, 10)).toBe(0);
    expect(afterWrong(4, 10)).toBe(0);
  });
});

describe('accuracy', () => {
  it('is the rounded percentage of right answers, and nothing before the first', () => {
    expect(accuracyOf(0, 0)).toBeNull();
    expect(accuracyOf(0, 3)).toBe(0);
    expect(accuracyOf(1, 3)).toBe(33);
    expect(accuracyOf(2, 3)).toBe(67);
    expect(accuracyOf(1, 8)).toBe(13);
    expect(accuracyOf(7, 7)).toBe(100);
  });
});
