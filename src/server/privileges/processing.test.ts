import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/ledger/service';
import { checkStore } from '#server/store/service';
import { buyer, openStore, pay, purseOf, shelve, stockOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  await openStore(world);
  teacher = await world.teacher();
});
afterEach(() => world.close());

const problems = async () => [...(await checkLedger(world.deps.db)), ...(await checkStore(world.deps.db))];

const reject = (id: number) =>
  teacher.agent.call('POST /api/admin/privileges/:id/reject', { params: { id }, body: { comment: 'بعد الاختبار' } });
const done = (id: number) => teacher.agent.call('POST /api/admin/privileges/:id/done', { params: { id } });
const waiting = async () => (await teacher.agent.call('GET /api/admin/privileges')).body.picks;
const ordersOf = async ({ agent }: Awaited<ReturnType<typeof buyer>>) =>
  (await agent.call('GET /api/student/store/orders')).body.orders;

type Shelved = Parameters<typeof shelve>[1];

/** Bought, delivered and booked; the purse is what was left after paying. */
const booked = async (fields: Shelved, purse: { coins?: number; points?: number }, quantity = 1) => {
  const itemId = await shelve(world, { category: 'privileges', name: 'أولوية التسميع', ...fields });
  const pupil = await buyer(world, purse);
  const line = { itemId, quantity, price: fields?.price ?? 5, priceType: fields?.priceType ?? 'coins' };
  const orderId = (await pay(pupil.agent, [line])).body.orders[0]?.id as number;
  await teacher.agent.call('POST /api/admin/store/orders/:id/deliver', { params: { id: orderId }, body: {} });
  const { picks } = (await pupil.agent.call('GET /api/student/privileges')).body;
  for (const { id } of picks) await pupil.agent.call('POST /api/student/privileges/picks/:id/book', { params: { id } });
  return { itemId, pupil, orderId, ids: picks.map(({ id }) => id) as [number, ...number[]] };
};

describe('rejecting a privilege that was paid', () => {
  it('gives the price back, says how much before, and ends the order', async () => {
    const { itemId, pupil, ids } = await booked({ price: 300, priceType: 'points', stock: 4 }, { points: 310 });
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 100, points: 10 });
    expect(await waiting()).toMatchObject([{ isPaid: true, refund: { coins: 0, points: 300 } }]);
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    expect((await reject(ids[0])).body).toMatchObject({ status: 'rejected', isPaid: true, refund: null });
    expect(heard).toContainEqual([{ students: [pupil.id] }, 'balance']);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 100, points: 310 });
    expect(await stockOf(world, itemId)).toBe(4);
    expect((await pupil.agent.call('GET /api/student/privileges')).body.picks).toMatchObject([
      { status: 'rejected', isPaid: true },
    ]);
    expect(await ordersOf(pupil)).toMatchObject([{ status: 'rejected', reason: 'بعد الاختبار' }]);
    expect(await problems()).toEqual([]);
  });

  it('of several gives back each its own price, as it was paid, and nothing for what the pupil had', async () => {
    const { itemId, pupil, ids } = await booked({ price: 5, stock: 4 }, { coins: 8, points: 75 }, 3);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 0, points: 5 });
    const [first, second, third] = ids as [number, number, number];
    await reject(first);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 0, points: 55 });
    await done(second);
    await reject(third);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 3, points: 75 });
    expect(await ordersOf(pupil)).toMatchObject([{ status: 'delivered', quantity: 1 }]);
    expect(await stockOf(world, itemId)).toBe(3);
    expect(await problems()).toEqual([]);
  });

  it('gives back once however often it is asked at the same moment', async () => {
    const { pupil, ids } = await booked({ price: 5 }, { coins: 10 }, 2);
    const answers = await Promise.all([...ids, ...ids, ...ids].map(reject));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 10, points: 0 });
    expect(await problems()).toEqual([]);
  });

  it('gives back to everybody who paid', async () => {
    const itemId = await shelve(world, { category: 'privileges', price: 5, partySize: 2 });
    const [pupil, partner] = [await buyer(world), await buyer(world)];
    const { body } = await pay(pupil.agent, [{ itemId, partners: [partner.id] }]);
    const params = { id: body.orders[0]?.id as number };
    await partner.agent.call('POST /api/student/store/orders/:id/accept', { params, body: { price: 5 } });
    await teacher.agent.call('POST /api/admin/store/orders/:id/deliver', { params, body: {} });
    const { picks } = (await pupil.agent.call('GET /api/student/privileges')).body;
    const id = picks[0]?.id as number;
    await pupil.agent.call('POST /api/student/privileges/picks/:id/book', { params: { id } });
    expect(await waiting()).toMatchObject([{ refund: { coins: 10, points: 0 } }]);
    await reject(id);
    for (const each of [pupil, partner]) expect(await purseOf(world, each.id)).toEqual({ coins: 100, points: 0 });
    expect(await problems()).toEqual([]);
  });

  it('is found by the check where the price was kept', async () => {
    const { ids } = await booked({ price: 5 }, { coins: 10 }, 2);
    await sql`update surprise_picks set is_processed = 1, teacher_comment = 'x' where id = ${ids[0]}`.execute(
      world.deps.db,
    );
    expect(await problems()).toEqual([expect.stringContaining('a privilege was rejected and its price kept')]);
  });

  it('is found by the check where the line is gone', async () => {
    const { ids } = await booked({ price: 5 }, { coins: 10 }, 2);
    await reject(ids[0]);
    await sql`delete from points_logs where cause like 'privilege-return:%'`.execute(world.deps.db);
    expect(await problems()).not.toEqual([]);
  });
});
