import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Priced, partOfOne, payFrom, priceFor, totalInCoins } from './payment.ts';

const amount = fc.nat(2000);
const purse = fc.record({ coins: amount, points: amount });
const line: fc.Arbitrary<Priced> = fc.oneof(
  fc.record({
    price: fc.integer({ min: 1, max: 300 }),
    priceType: fc.constant('coins'),
    quantity: fc.constantFrom(1, 2, 7),
  }),
  fc.record({
    price: fc.integer({ min: 1, max: 40 }).map((tens) => tens * 10),
    priceType: fc.constant('points'),
    quantity: fc.constantFrom(1, 3),
  }),
);
const lines = fc.array(line, { minLength: 1, maxLength: 6 });

const coins = (price: number, quantity = 1): Priced => ({ price, priceType: 'coins', quantity });
const points = (price: number, quantity = 1): Priced => ({ price, priceType: 'points', quantity });

describe('the price while a penalty is in force', () => {
  it.each([
    ['coins', 5, 0, 5],
    ['coins', 5, 50, 8],
    ['coins', 15, 50, 23],
    ['coins', 300, 50, 450],
    ['points', 50, 50, 80],
    ['points', 100, 50, 150],
    ['points', 10, 0, 10],
  ] as const)('in %s of %i raised by %i%% is %i', (type, price, increase, raised) => {
    expect(priceFor(price, type, increase)).toBe(raised);
  });

  it('is never lower, and in points always whole tens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(200), (tens, increase) => {
        const raised = priceFor(tens * 10, 'points', increase);
        expect(raised).toBeGreaterThanOrEqual(tens * 10);
        expect(raised % 10).toBe(0);
        expect(priceFor(tens, 'coins', increase) * 10).toBe(raised);
      }),
    );
  });
});

describe('paying', () => {
  it('takes coins first, then whole tens of points', () => {
    expect(payFrom({ coins: 30, points: 25 }, [coins(32)])).toEqual({
      kind: 'paid',
      lines: [{ coins: 30, points: 20 }],
    });
    expect(payFrom({ coins: 0, points: 50 }, [coins(5)])).toEqual({ kind: 'paid', lines: [{ coins: 0, points: 50 }] });
  });

  it('takes points for what costs points, before they stand in for coins', () => {
    expect(payFrom({ coins: 1, points: 60 }, [coins(2), points(50)])).toEqual({
      kind: 'paid',
      lines: [
        { coins: 1, points: 10 },
        { coins: 0, points: 50 },
      ],
    });
  });

  it('falls short by what is missing, to the coin', () => {
    expect(payFrom({ coins: 29, points: 9 }, [coins(30)])).toEqual({ kind: 'short', missing: { coins: 1, points: 0 } });
    expect(payFrom({ coins: 500, points: 40 }, [points(50)])).toEqual({
      kind: 'short',
      missing: { coins: 0, points: 10 },
    });
    expect(payFrom({ coins: 0, points: 59 }, [coins(1), points(50)])).toEqual({
      kind: 'short',
      missing: { coins: 1, points: 0 },
    });
  });

  it('never takes more than there is, nor less than it costs', () => {
    fc.assert(
      fc.property(purse, lines, (from, bought) => {
        const payment = payFrom(from, bought);
        if (payment.kind === 'short') return;
        const taken = {
          coins: payment.lines.reduce((sum, each) => sum + each.coins, 0),
          points: payment.lines.reduce((sum, each) => sum + each.points, 0),
        };
        expect(taken.coins).toBeLessThanOrEqual(from.coins);
        expect(taken.points).toBeLessThanOrEqual(from.points);
        expect(taken.coins + taken.points / 10).toBe(totalInCoins(bought));
        for (const each of payment.lines) {
          expect(Math.min(each.coins, each.points)).toBeGreaterThanOrEqual(0);
          expect(each.points % 10).toBe(0);
        }
      }),
    );
  });

  it('with what was missing added it is enough, and with one less it is not', () => {
    fc.assert(
      fc.property(purse, lines, (from, bought) => {
        const payment = payFrom(from, bought);
        if (payment.kind === 'paid') return;
        const { missing } = payment;
        const enough = { coins: from.coins + missing.coins, points: from.points + missing.points };
        expect(payFrom(enough, bought).kind).toBe('paid');
        if (missing.coins > 0) expect(payFrom({ ...enough, coins: enough.coins - 1 }, bought).kind).toBe('short');
        else expect(payFrom({ ...enough, points: enough.points - 1 }, bought).kind).toBe('short');
      }),
    );
  });
});

it('giving back one after the other leaves nothing, and each time what one cost', () => {
  fc.assert(
    fc.property(purse, line, (from, bought) => {
      const payment = payFrom(from, [bought]);
      if (payment.kind === 'short') return;
      let left = payment.lines[0] ?? { coins: 0, points: 0 };
      for (let each = 0; each < bought.quantity; each += 1) {
        const part = partOfOne(bought.priceType, bought.price, left);
        expect(part.coins + part.points / 10).toBe(totalInCoins([{ ...bought, quantity: 1 }]));
        left = { coins: left.coins - part.coins, points: left.points - part.points };
        expect(Math.min(left.coins, left.points, part.coins, part.points)).toBeGreaterThanOrEqual(0);
      }
      expect(left).toEqual({ coins: 0, points: 0 });
    }),
  );
});
