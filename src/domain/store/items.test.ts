import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barOf, type ForSale, ITEM_PRICE_MAX, isPriceOf, leftToBuy, PARTY_SIZES, QUANTITY_MAX } from './items.ts';

const TEA: ForSale = { stock: null, notAvailable: false, notInRamadan: false, limitPerPupil: null, partySize: 1 };
const ANY_DAY = { isRamadan: false, bought: 0 };

describe('how many more a pupil may have', () => {
  it.each([
    [{}, 0, QUANTITY_MAX],
    [{ stock: 5 }, 0, 5],
    [{ stock: 5 }, 3, 5],
    [{ stock: 0 }, 0, 0],
    [{ limitPerPupil: 2 }, 0, 2],
    [{ limitPerPupil: 2 }, 1, 1],
    [{ limitPerPupil: 2 }, 2, 0],
    [{ limitPerPupil: 2 }, 5, 0],
    [{ stock: 1, limitPerPupil: 2 }, 0, 1],
    [{ partySize: 2 }, 7, 1],
    [{ partySize: 4, stock: 3 }, 0, 1],
    [{ partySize: 2, limitPerPupil: 1 }, 1, 0],
  ] as const)('of %j after %i is %i', (more, bought, left) => {
    expect(leftToBuy({ ...TEA, ...more }, bought)).toBe(left);
  });

  it('is never more than stock, limit or a slip of the finger allow, and never below none', () => {
    const some = fc.option(fc.nat(200));
    fc.assert(
      fc.property(some, some, fc.constantFrom(...PARTY_SIZES), fc.nat(300), (stock, limit, partySize, bought) => {
        const item = { ...TEA, stock, limitPerPupil: limit, partySize };
        const left = leftToBuy(item, bought);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(partySize > 1 ? 1 : QUANTITY_MAX);
        if (stock !== null) expect(left).toBeLessThanOrEqual(stock);
        if (limit !== null && left > 0) expect(bought + left).toBeLessThanOrEqual(limit);
        expect(barOf(item, { isRamadan: false, bought }) === null).toBe(left > 0);
      }),
    );
  });
});

describe('what bars an item', () => {
  const ALL = { notAvailable: true, notInRamadan: true, stock: 0, limitPerPupil: 1 };

  it.each([
    [ALL, 'not_available'],
    [{ ...ALL, notAvailable: false }, 'ramadan'],
    [{ ...ALL, notAvailable: false, notInRamadan: false }, 'out_of_stock'],
    [{ limitPerPupil: 1 }, 'limit_reached'],
    [{}, null],
  ] as const)('%j in Ramadan after buying one is %s', (more, bar) => {
    expect(barOf({ ...TEA, ...more }, { isRamadan: true, bought: 1 })).toBe(bar);
  });

  it('in Ramadan is only what is not for Ramadan, and only then', () => {
    expect(barOf({ ...TEA, notInRamadan: true }, ANY_DAY)).toBeNull();
    expect(barOf(TEA, { ...ANY_DAY, isRamadan: true })).toBeNull();
  });
});

describe('a price', () => {
  it.each([0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, ITEM_PRICE_MAX + 1])('is not %s', (price) => {
    expect([isPriceOf('coins', price), isPriceOf('points', price)]).toEqual([false, false]);
  });

  it('in points is a number of tens', () => {
    expect([isPriceOf('points', 15), isPriceOf('points', 20)]).toEqual([false, true]);
    expect([isPriceOf('coins', 15), isPriceOf('coins', ITEM_PRICE_MAX)]).toEqual([true, true]);
  });
});
