import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestClass, normalisedScore, rankingScore } from './ranks.ts';

describe('the ranking score of a pupil', () => {
  it('is the completed share times 60 and the furthest word over 500 times 40', () => {
    expect(rankingScore({ completed: 50, words: 100, maxPosition: 250 })).toBe(30 + 20);
    expect(rankingScore({ completed: 0, words: 100, maxPosition: 0 })).toBe(0);
    expect(rankingScore({ completed: 0, words: 0, maxPosition: 0 })).toBe(0);
  });

  it('never falls when a word more is completed or heard', () => {
    const some = fc.record({ completed: fc.nat(600), maxPosition: fc.nat(600) });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 600 }), ({ completed, maxPosition }, words) => {
        const now = rankingScore({ completed, words, maxPosition });
        expect(rankingScore({ completed: completed + 1, words, maxPosition })).toBeGreaterThan(now);
        expect(rankingScore({ completed, words, maxPosition: maxPosition + 1 })).toBeGreaterThan(now);
      }),
    );
  });
});

describe('the score of a class', () => {
  const classes = [
    { grade: 4, percentage: 50, words: 100 },
    { grade: 5, percentage: 40, words: 200 },
    { grade: 6, percentage: 0, words: 300 },
  ];

  it('is its percentage by the size of its text beside the average, out of ten', () => {
    expect(classes.map((each) => normalisedScore(each, classes))).toEqual([2.5, 4, 0]);
    expect(normalisedScore({ percentage: 50, words: 0 }, [{ words: 0 }])).toBe(0);
  });

  it('makes the best class, where any has begun', () => {
    expect(bestClass(classes)?.grade).toBe(5);
    expect(bestClass(classes.map((each) => ({ ...each, percentage: 0 })))).toBeNull();
    expect(bestClass([])).toBeNull();
  });
});
