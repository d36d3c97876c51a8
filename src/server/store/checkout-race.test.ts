import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PupilActor } from '#domain/access/actors';
import { checkLedger } from '#server/ledger/service';
import { Refusal } from '#server/platform/errors';
import { checkout, checkStore } from '#server/store/service';
import { often } from '#tests/long-run';
import { actorOf, giveMoney, openStore, shelve, stockOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';

const ROUNDS = often(20, 200);
const AT_ONCE = 50;
const PRICE = 5;

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await openStore(world);
});
afterEach(() => world.close());

const buyers = async (): Promise<PupilActor[]> => {
  const pupils: PupilActor[] = [];
  for (let made = 0; made < AT_ONCE; made += 1) {
    const pupil = actorOf(await world.student());
    await giveMoney(world, pupil.studentId, { coins: PRICE * ROUNDS });
    pupils.push(pupil);
  }
  return pupils;
};

const buy = (pupil: PupilActor, ...itemIds: number[]) =>
  checkout(world.deps, pupil, {
    requestKey: randomUUID(),
    lines: itemIds.map((itemId) => ({ itemId, quantity: 1, price: PRICE, priceType: 'coins', partners: [] })),
  });

/** What each was told: `bought`, or the code of the refusal. */
const outcomes = async (tries: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((result) => {
    if (result.status === 'fulfilled') return 'bought';
    if (result.reason instanceof Refusal) return result.reason.code;
    throw result.reason;
  });

const countOf = (said: readonly string[], what: string): number => said.filter((each) => each === what).length;

const coinsOf = async (pupils: readonly PupilActor[]) => {
  const ids = pupils.map((pupil) => pupil.studentId);
  const rows = await world.deps.db.selectFrom('students').select(['id', 'balance']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
};

describe(`${ROUNDS} times ${AT_ONCE} at once`, () => {
  it('of buyers of the last one exactly one gets it, and the others keep their money', async () => {
    const pupils = await buyers();
    const itemId = await shelve(world, { stock: 0 });
    const expected = await coinsOf(pupils);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await world.deps.db.updateTable('store_items').set({ stock: 1 }).where('id', '=', itemId).execute();
      const said = await outcomes(pupils.map((pupil) => buy(pupil, itemId)));
      expect(countOf(said, 'bought')).toBe(1);
      expect(countOf(said, 'store_out_of_stock')).toBe(AT_ONCE - 1);
      expect(await stockOf(world, itemId)).toBe(0);
      const winner = pupils[said.indexOf('bought')]?.studentId as number;
      expected.set(winner, (expected.get(winner) as number) - PRICE);
      expect(await coinsOf(pupils)).toEqual(expected);
    }
    expect([...(await checkLedger(world.deps.db)), ...(await checkStore(world.deps.db))]).toEqual([]);
  }, 300_000);

  it('of one pupil’s tabs with money for one exactly one buys', async () => {
    const pupil = actorOf(await world.student());
    const itemId = await shelve(world);
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Sometimes points that stand in for coins.
      await giveMoney(world, pupil.studentId, round % 2 === 0 ? { coins: PRICE } : { points: PRICE * 10 });
      const said = await outcomes(Array.from({ length: AT_ONCE }, () => buy(pupil, itemId)));
      expect(countOf(said, 'bought')).toBe(1);
      expect(countOf(said, 'store_balance_too_low')).toBe(AT_ONCE - 1);
    }
    const { db } = world.deps;
    expect(await coinsOf([pupil])).toEqual(new Map([[pupil.studentId, 0]]));
    expect(await db.selectFrom('store_orders').select('id').execute()).toHaveLength(ROUNDS);
    expect([...(await checkLedger(db)), ...(await checkStore(db))]).toEqual([]);
  }, 300_000);

  it('of buyers who name the same things in either order nobody waits in a ring', async () => {
    const pupils = (await buyers()).slice(0, 6);
    const items = [await shelve(world, { stock: 1000 }), await shelve(world, { stock: 1000 })];
    for (let round = 1; round <= ROUNDS / 2; round += 1) {
      const said = await outcomes(
        pupils.map((pupil, place) => buy(pupil, ...(place % 2 === 0 ? items : items.toReversed()))),
      );
      expect(countOf(said, 'bought')).toBe(pupils.length);
    }
  }, 300_000);
});
