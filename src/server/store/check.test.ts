import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkStore } from '#server/store/service';
import { buyer, openStore, pay, shelve } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
let id: number;
let returned: number;
beforeEach(async () => {
  world = await startWorld();
  await openStore(world);
  const itemId = await shelve(world);
  const { agent } = await buyer(world);
  id = (await pay(agent, [{ itemId }])).body.orders[0]?.id as number;
  returned = (await pay(agent, [{ itemId }])).body.orders[0]?.id as number;
  await agent.call('POST /api/student/store/orders/:id/cancel', { params: { id: returned } });
});
afterEach(() => world.close());

it('finds nothing wrong with what the store did itself', async () => {
  expect(await checkStore(world.deps.db)).toEqual([]);
});

it.each([
  ['a share that took more than its line', () => sql`update store_shares set coins = 6 where order_id = ${id}`],
  ['a paid share without its line', () => sql`delete from points_logs where cause like ${`order:${id}:%`}`],
  [
    'a share that was never paid but took',
    () => sql`update store_shares set status = 'declined' where order_id = ${id}`,
  ],
  [
    'a returned share that got less back',
    () => sql`update points_logs set coins_earned = 4 where cause like ${`order-return:${returned}:%`}`,
  ],
  ['a return without its line', () => sql`delete from points_logs where cause like ${`order-return:${returned}:%`}`],
  ['a line whose share is gone', () => sql`delete from store_shares where order_id = ${id}`],
  [
    'an order that is over with a share still paid',
    () => sql`update store_orders set status = 'cancelled' where id = ${id}`,
  ],
  [
    'an order to be given out that is not paid',
    () => sql`update store_orders set status = 'pending' where id = ${returned}`,
  ],
  ['an order that waits for nobody', () => sql`update store_orders set status = 'awaiting' where id = ${id}`],
])('finds %s', async (_, spoil) => {
  await spoil().execute(world.deps.db);
  expect(await checkStore(world.deps.db)).not.toEqual([]);
});
