import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classHeat, HARDEST_WORDS, HOTTEST, hardestWords, ownHeat } from './heat.ts';

describe('the heat of a word', () => {
  it.each([
    [0, 20, 0],
    [1, 20, 1],
    [5, 20, 1],
    [6, 20, 2],
    [10, 20, 2],
    [15, 20, 3],
    [16, 20, 4],
    [20, 20, 4],
    [0, 0, 0],
  ])('with %i of %i pupils: %i', (stumbled, heard, heat) => {
    expect(classHeat(stumbled, heard)).toBe(heat);
  });

  it('is from 0 to 4, above 0 where anybody stumbled, and never falls when one more does', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (stumbled, heard) => {
        const heat = classHeat(stumbled, heard);
        expect(heat).toBeLessThanOrEqual(HOTTEST);
        expect(heat > 0).toBe(stumbled > 0);
        expect(classHeat(stumbled + 1, heard)).toBeGreaterThanOrEqual(heat);
      }),
    );
  });

  it('of one pupil is the number of mistakes, up to the hottest', () => {
    expect([0, 1, 3, 4, 9].map(ownHeat)).toEqual([0, 1, 3, 4, 4]);
  });
});

describe('the hardest words', () => {
  it('are by pupils, then mistakes, then place', () => {
    const words = [
      { position: 9, pupils: 1, mistakes: 5 },
      { position: 3, pupils: 2, mistakes: 2 },
      { position: 7, pupils: 2, mistakes: 3 },
      { position: 1, pupils: 2, mistakes: 2 },
    ];
    expect(hardestWords(words).map(({ position }) => position)).toEqual([7, 1, 3, 9]);
  });

  it('are ten at most, and none that is left out is harder', () => {
    const some = fc.uniqueArray(
      fc.record({ position: fc.nat(600), pupils: fc.integer({ min: 1, max: 30 }), mistakes: fc.nat(90) }),
      { selector: ({ position }) => position },
    );
    fc.assert(
      fc.property(some, (words) => {
        const hardest = hardestWords(words);
        expect(hardest).toHaveLength(Math.min(words.length, HARDEST_WORDS));
        const least = hardest.at(-1)?.pupils ?? 0;
        const left = words.filter((word) => !hardest.includes(word));
        expect(left.every(({ pupils }) => pupils <= least)).toBe(true);
      }),
    );
  });
});
