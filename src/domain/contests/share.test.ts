import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Best, hundredthsOf, SHARE_POOL_DEFAULT, shareCoins, sharePoints } from './share.ts';

const best = (minutes: 1 | 2 | 3 | null, score: number, accuracy: number | null = 100): Best => ({
  mode: minutes ? 'timed' : 'regular',
  minutes,
  score,
  accuracy,
});

const pointsOf = (...bests: Best[]) => sharePoints(bests).total;

describe('a pupil’s points in the sharing', () => {
  it('are the score times the accuracy, of a review and of races of two and three minutes', () => {
    expect(pointsOf(best(null, 20, 80))).toBe(16);
    expect(pointsOf(best(2, 20, 80))).toBe(16);
    expect(pointsOf(best(3, 20, 80))).toBe(16);
    expect(pointsOf(best(null, 15, 50))).toBe(7.5);
  });

  it('do not come from the race of one minute, which has its prize', () => {
    expect(pointsOf(best(1, 40))).toBe(0);
  });

  it('need ten points in a review or in two minutes, fifteen in three', () => {
    expect([pointsOf(best(null, 9)), pointsOf(best(null, 10))]).toEqual([0, 10]);
    expect([pointsOf(best(2, 9)), pointsOf(best(2, 10))]).toEqual([0, 10]);
    expect([pointsOf(best(3, 14)), pointsOf(best(3, 15))]).toEqual([0, 15]);
  });

  it('are 35, 30 and 35 at most', () => {
    expect(pointsOf(best(null, 400))).toBe(35);
    expect(pointsOf(best(2, 80))).toBe(30);
    expect(pointsOf(best(3, 120))).toBe(35);
  });

  it('get five more for each mode where two or more count', () => {
    expect(sharePoints([best(null, 10)]).bonus).toBe(0);
    expect(sharePoints([best(null, 10), best(2, 10)]).bonus).toBe(10);
    expect(sharePoints([best(null, 10), best(2, 10), best(3, 15)]).bonus).toBe(15);
    expect(sharePoints([best(null, 10), best(2, 9), best(1, 30)]).bonus).toBe(0);
    expect(pointsOf(best(null, 400), best(2, 80), best(3, 120))).toBe(35 + 30 + 35 + 15);
  });

  it('are of the better of two bests of a kind, which a pupil has who moved up a grade', () => {
    expect(pointsOf(best(2, 11, 100), best(2, 20, 90))).toBe(18);
    expect(pointsOf(best(2, 20, 90), best(2, 11, 100))).toBe(18);
    expect(sharePoints([best(2, 20, 50), best(2, 20, 90), best(2, 20, 70)]).parts).toHaveLength(1);
    expect(pointsOf(best(2, 20, 50), best(2, 20, 90), best(2, 20, 70))).toBe(18);
  });

  it('are a whole number of hundredths, whatever the score and the accuracy', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(100), fc.nat(60), fc.nat(100), (review, sure, race, fast) => {
        const { total } = sharePoints([best(null, review, sure), best(2, race, fast)]);
        expect(hundredthsOf(total) / 100).toBeCloseTo(total, 10);
      }),
    );
  });

  it('are none without an accuracy', () => {
    expect(pointsOf(best(null, 20, null))).toBe(0);
  });
});

describe('a pupil’s coins', () => {
  it('are the share of the pool, rounded', () => {
    expect(SHARE_POOL_DEFAULT).toBe(400);
    expect(shareCoins(50, 200, 400)).toBe(100);
    expect(shareCoins(1, 3, 400)).toBe(133);
    expect(shareCoins(2, 3, 400)).toBe(267);
    expect(shareCoins(0, 0, 400)).toBe(0);
  });

  it('add up to the pool, but for the rounding', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1150 }), { minLength: 1, maxLength: 100 }), (tenths) => {
        const all = tenths.reduce((sum, each) => sum + each, 0);
        const coins = tenths.map((each) => shareCoins(each / 10, all / 10, 400));
        const paid = coins.reduce((sum, each) => sum + each, 0);
        expect(Math.abs(paid - (all === 0 ? 0 : 400))).toBeLessThanOrEqual(tenths.length / 2);
        for (const each of coins) expect(each).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
