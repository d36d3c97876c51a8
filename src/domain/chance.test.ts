import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceAt, shuffledPlaces } from './chance.ts';

const SEEDS = 20_000;

/** How many of the draws fall on each of `count` places. */
const countsOf = (count: number, draws: readonly number[]): number[] => {
  const counts = Array.from({ length: count }, () => 0);
  for (const place of draws) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

const seeds = Array.from({ length: SEEDS }, (_, index) => index * 107_377);

describe('a draw', () => {
  it('depends on its arguments alone and is from 0 up to 1', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.array(fc.nat(1000), { maxLength: 3 }),
        (seed, places) => {
          const drawn = chanceAt(seed, ...places);
          expect(drawn).toBe(chanceAt(seed, ...places));
          expect(drawn).toBeGreaterThanOrEqual(0);
          expect(drawn).toBeLessThan(1);
        },
      ),
    );
  });

  it.each([0, 1, 2, 17, 999])('falls as often into each tenth, over seeds, at place %i', (place) => {
    const draws = seeds.map((seed) => Math.floor(chanceAt(seed, place, 0) * 10));
    for (const count of countsOf(10, draws)) expect(Math.abs(count / SEEDS - 0.1)).toBeLessThan(0.01);
  });

  it('falls as often into each tenth within one session, place after place', () => {
    const draws = Array.from({ length: SEEDS }, (_, place) => Math.floor(chanceAt(12_345, place, 1) * 10));
    for (const count of countsOf(10, draws)) expect(Math.abs(count / SEEDS - 0.1)).toBeLessThan(0.01);
  });

  it('is another at every other place, whichever way round', () => {
    const places = Array.from({ length: 900 }, (_, index) => [Math.floor(index / 30), index % 30] as const);
    expect(new Set(places.map(([a, b]) => chanceAt(4711, a, b))).size).toBe(places.length);
  });

  it('says nothing about its neighbour', () => {
    let both = 0;
    for (const seed of seeds) if (chanceAt(seed, 5, 0) < 0.3 && chanceAt(seed, 6, 0) < 0.3) both += 1;
    expect(Math.abs(both / SEEDS - 0.09)).toBeLessThan(0.01);
  });
});

describe('a shuffle', () => {
  it('holds every place once', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(), fc.nat(1000), (count, seed, place) => {
        const order = shuffledPlaces(count, seed, place);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
      }),
    );
  });

  it('makes every order of three as likely as any other', () => {
    const orders = new Map<string, number>();
    for (const seed of seeds) {
      const order = shuffledPlaces(3, seed, 0, 2).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count / SEEDS - 1 / 6)).toBeLessThan(0.015);
  });

  it('puts each of thirty-nine questions first as often as another', () => {
    const draws = seeds.map((seed) => shuffledPlaces(39, seed)[0] as number);
    for (const count of countsOf(39, draws)) expect(Math.abs(count / SEEDS - 1 / 39)).toBeLessThan(0.006);
  });
});
