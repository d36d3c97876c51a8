import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Grade } from '#domain/roster/grades';
import { checkLedger } from '#server/ledger/service';
import { acceptShare, checkStore } from '#server/store/service';
import type { Agent } from '#tests/agent';
import { actorOf, buyer, openStore, pay, punish, purseOf, shelve, stockOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await openStore(world);
});
afterEach(async () => {
  expect([...(await checkLedger(world.deps.db)), ...(await checkStore(world.deps.db))]).toEqual([]);
  await world.close();
});

type Pupil = Awaited<ReturnType<typeof buyer>>;

const accept = (agent: Agent, id: number, price = 30) =>
  agent.call('POST /api/student/store/orders/:id/accept', { params: { id }, body: { price } });
const decline = (agent: Agent, id: number) =>
  agent.call('POST /api/student/store/orders/:id/decline', { params: { id } });
const cancel = (agent: Agent, id: number) =>
  agent.call('POST /api/student/store/orders/:id/cancel', { params: { id } });
const ordersOf = async ({ agent }: Pupil) => (await agent.call('GET /api/student/store/orders')).body.orders;
const coinsOf = async (...pupils: Pupil[]) =>
  Promise.all(pupils.map(async (pupil) => (await purseOf(world, pupil.id)).coins));

/** A pair's session, paid by the buyer and waiting for the partner. */
const pairSession = async (fields: Parameters<typeof shelve>[1] = {}) => {
  const itemId = await shelve(world, { name: 'حصة مرح', price: 30, partySize: 2, stock: 3, ...fields });
  const [mine, friend] = [await buyer(world), await buyer(world)];
  const { body } = await pay(mine.agent, [{ itemId, price: 30, partners: [friend.id] }]);
  return { itemId, mine, friend, id: body.orders[0]?.id as number };
};

const quartet = async () => {
  const itemId = await shelve(world, { name: 'حصة رباعية', price: 20, partySize: 4, stock: 3 });
  const pupils = [await buyer(world), await buyer(world), await buyer(world), await buyer(world)] as const;
  const [mine, ...friends] = pupils;
  const { body } = await pay(mine.agent, [{ itemId, price: 20, partners: friends.map((friend) => friend.id) }]);
  return { itemId, pupils, mine, friends, id: body.orders[0]?.id as number };
};

it('a share counts against the limit of whoever pays it, the buyer’s and the partner’s', async () => {
  const { itemId, mine, friend, id } = await pairSession({ limitPerPupil: 1 });
  await accept(friend.agent, id);
  const third = await buyer(world);
  const again = async (pupil: Pupil, partner: Pupil) =>
    pay(pupil.agent, [{ itemId, price: 30, partners: [partner.id] }]);
  expect((await again(mine, third)).error.code).toBe('store_limit_reached');
  expect((await again(friend, third)).error.code).toBe('store_limit_reached');
  const { body } = await again(third, friend);
  expect((await accept(friend.agent, body.orders[0]?.id as number)).error.code).toBe('store_limit_reached');
  expect(await coinsOf(mine, friend, third)).toEqual([70, 70, 70]);
});

describe('another pupil’s order', () => {
  it('is not seen, not accepted, not declined and not cancelled', async () => {
    const { mine, friend, id } = await pairSession();
    const stranger = await buyer(world);
    expect(await ordersOf(stranger)).toEqual([]);
    for (const answer of [
      await accept(stranger.agent, id),
      await decline(stranger.agent, id),
      await cancel(stranger.agent, id),
      await stranger.agent.call('GET /api/student/store/orders/:id/slip', { params: { id } }),
      // Who is invited may decline, which is not the same.
      await cancel(friend.agent, id),
      await cancel(mine.agent, 4711),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.error.code).toBe('order_not_found');
    }
    expect(await coinsOf(mine, friend, stranger)).toEqual([70, 100, 100]);
  });

  it('is shown by first names only, the same as in the list of classmates', async () => {
    const itemId = await shelve(world, { partySize: 2 });
    const mine = await buyer(world, { name: 'سالم علي الحربي' });
    const friend = await buyer(world, { name: 'سالم محمد القحطاني' });
    const answer = await pay(mine.agent, [{ itemId, partners: [friend.id] }]);
    const { body } = await mine.agent.call('GET /api/student/store/classmates');
    expect(body.classmates).toEqual([{ id: friend.id, label: 'سالم م.' }]);
    expect(answer.body.orders[0]?.party).toEqual([
      { label: 'سالم ع.', isBuyer: true, isYou: true, status: 'paid' },
      { label: 'سالم م.', isBuyer: false, isYou: false, status: 'invited' },
    ]);
    expect(answer.text).not.toContain('القحطاني');
    const params = { id: answer.body.orders[0]?.id };
    const slip = await mine.agent.call('GET /api/student/store/orders/:id/slip', { params });
    expect(slip.body).toMatchObject({ studentName: 'سالم علي الحربي', partners: ['سالم م.'], unitPrice: 5 });
    const friends = await friend.agent.call('GET /api/student/store/orders/:id/slip', { params });
    expect(friends.body).toMatchObject({ studentName: 'سالم محمد القحطاني', partners: ['سالم ع.'], unitPrice: 5 });
  });
});

describe('naming partners', () => {
  const tryWith = async (partners: (pupils: { mine: Pupil; friend: Pupil }) => number[] | Promise<number[]>) => {
    const itemId = await shelve(world, { name: 'حصة', price: 30, partySize: 2 });
    const [mine, friend] = [await buyer(world), await buyer(world)];
    return pay(mine.agent, [{ itemId, price: 30, partners: await partners({ mine, friend }) }]);
  };
  const studentOf = async (grade: Grade) => (await world.student({ grade })).id;

  it.each([
    ['nobody', () => [], 'store_partners_needed'],
    ['one too many', async ({ friend }) => [friend.id, await studentOf(4)], 'store_partners_needed'],
    ['oneself', ({ mine }) => [mine.id], 'store_partner_not_found'],
    ['the try-out pupil', () => [999], 'store_partner_not_found'],
    ['nobody known', () => [4711], 'store_partner_not_found'],
    ['a pupil of another grade', async () => [await studentOf(5)], 'store_partner_not_found'],
  ] as [string, Parameters<typeof tryWith>[0], string][])('%s is refused', async (_, partners, code) => {
    const answer = await tryWith(partners);
    expect(answer.error.code).toBe(code);
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['lines.0']);
  });

  it('the same one twice, or for what is not shared, is refused', async () => {
    expect((await tryWith(({ friend }) => [friend.id, friend.id])).error.code).toBe('validation');
    const itemId = await shelve(world);
    const [mine, friend] = [await buyer(world), await buyer(world)];
    expect((await pay(mine.agent, [{ itemId, partners: [friend.id] }])).error.code).toBe('store_partners_needed');
  });

  it('and two sessions at once is one too many', async () => {
    const itemId = await shelve(world, { partySize: 2 });
    const [mine, friend] = [await buyer(world), await buyer(world)];
    const answer = await pay(mine.agent, [{ itemId, quantity: 2, partners: [friend.id] }]);
    expect(answer.error.code).toBe('store_limit_reached');
  });
});

describe('accepting', () => {
  it('takes the own share, and the last one makes the order the teacher’s', async () => {
    const { pupils, mine, friends, id } = await quartet();
    for (const [index, friend] of friends.entries()) {
      expect(await ordersOf(mine)).toMatchObject([{ status: 'awaiting' }]);
      const answer = await accept(friend.agent, id, 20);
      expect(answer.body).toMatchObject({
        isBuyer: false,
        canCancel: false,
        share: { status: 'paid', unitPrice: 20, coins: 20, points: 0 },
        status: index === friends.length - 1 ? 'pending' : 'awaiting',
      });
    }
    expect(await coinsOf(...pupils)).toEqual([80, 80, 80, 80]);
  });

  it('again answers the same, also all at once, and pays once', async () => {
    const { friend, id } = await pairSession();
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(friend.agent, id)));
    answers.push(await accept(friend.agent, id));
    expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await coinsOf(friend)).toEqual([70]);
  });

  it('costs what the item costs that pupil now', async () => {
    const { friend, id } = await pairSession();
    await punish(world, friend.id);
    expect(await ordersOf(friend)).toMatchObject([{ share: { status: 'invited', unitPrice: 45 } }]);
    const refused = await accept(friend.agent, id, 30);
    expect(refused.error.code).toBe('store_price_changed');
    expect((await accept(friend.agent, id, 45)).body.share).toMatchObject({ unitPrice: 45, coins: 45 });
  });

  it('without enough money loses nothing: the invitation stays', async () => {
    const itemId = await shelve(world, { price: 30, partySize: 2 });
    const [mine, friend] = [await buyer(world), await buyer(world, { coins: 29 })];
    const { body } = await pay(mine.agent, [{ itemId, price: 30, partners: [friend.id] }]);
    const answer = await accept(friend.agent, body.orders[0]?.id as number);
    expect(answer.error.code).toBe('store_balance_too_low');
    expect(await coinsOf(mine, friend)).toEqual([70, 29]);
    expect(await ordersOf(friend)).toMatchObject([{ status: 'awaiting', share: { status: 'invited' } }]);
  });

  it.each([
    ['in trial', { mode: 'trial' }, 'store_in_trial'],
    ['closed', { isClosed: 1 }, 'store_closed'],
  ] as const)('waits while the store is %s', async (_, settings, code) => {
    const { friend, id } = await pairSession();
    await openStore(world, settings);
    expect((await accept(friend.agent, id)).error.code).toBe(code);
    expect(await coinsOf(friend)).toEqual([100]);
  });

  it('is refused in Ramadan, and where it costs another kind of money by now', async () => {
    const { itemId, friend, id } = await pairSession({ notInRamadan: 1 });
    const inRamadan = { ...world.deps, clock: () => new Date('2026-02-20T09:00:00.000Z') };
    const late = acceptShare(inRamadan, actorOf(friend), id, 30);
    await expect(late).rejects.toMatchObject({ code: 'store_not_in_ramadan' });
    await world.deps.db.updateTable('store_items').set({ priceType: 'points' }).where('id', '=', itemId).execute();
    expect((await accept(friend.agent, id)).error.code).toBe('store_item_unavailable');
    expect(await coinsOf(friend)).toEqual([100]);
  });

  it('is too late when the buyer cancelled or another declined', async () => {
    const { mine, friends, id } = await quartet();
    await accept(friends[0]?.agent as Agent, id, 20);
    await decline(friends[1]?.agent as Agent, id);
    for (const friend of friends.slice(0, 1).concat(friends.slice(2)))
      expect((await accept(friend.agent, id, 20)).error.code).toBe('order_final');
    expect(await coinsOf(mine, ...friends)).toEqual([100, 100, 100, 100]);
  });
});

describe('declining', () => {
  it('gives everybody everything back, and the stock', async () => {
    const { itemId, mine, friends, id } = await quartet();
    const [first, second, third] = friends as [Pupil, Pupil, Pupil];
    await accept(first.agent, id, 20);
    expect(await stockOf(world, itemId)).toBe(2);
    expect((await decline(second.agent, id)).body).toMatchObject({
      status: 'cancelled',
      share: { status: 'declined' },
    });
    expect(await coinsOf(mine, first, second, third)).toEqual([100, 100, 100, 100]);
    expect(await stockOf(world, itemId)).toBe(3);
    expect((await ordersOf(mine))[0]?.party.map((each) => each.status)).toEqual([
      'returned',
      'returned',
      'declined',
      'dropped',
    ]);
  });

  it('again answers the same; after accepting it is too late', async () => {
    const { mine, friend, id } = await pairSession();
    const answers = await Promise.all(Array.from({ length: 4 }, () => decline(friend.agent, id)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(await coinsOf(mine, friend)).toEqual([100, 100]);
    const other = await pairSession();
    await accept(other.friend.agent, other.id);
    expect((await decline(other.friend.agent, other.id)).error.code).toBe('order_final');
    expect((await decline(other.mine.agent, other.id)).error.code).toBe('order_final');
  });

  it('and accepting at the same moment: one wins, and nobody loses money', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { mine, friend, id } = await pairSession();
      await Promise.all([accept(friend.agent, id), decline(friend.agent, id), cancel(mine.agent, id)]);
      const [order] = await ordersOf(mine);
      expect(await coinsOf(mine, friend)).toEqual(order?.status === 'pending' ? [70, 70] : [100, 100]);
    }
  });
});

describe('cancelling', () => {
  it('gives back exactly what was taken, and the stock; again answers the same', async () => {
    const itemId = await shelve(world, { price: 12, stock: 4 });
    const pupil = await buyer(world, { coins: 10, points: 27 });
    const { body } = await pay(pupil.agent, [{ itemId, price: 12 }]);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 0, points: 7 });
    const id = body.orders[0]?.id as number;
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(pupil.agent, id)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 'cancelled', canCancel: false, share: { status: 'returned' } });
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 10, points: 27 });
    expect(await stockOf(world, itemId)).toBe(4);
    const { lines } = (await pupil.agent.call('GET /api/student/ledger')).body;
    expect(lines[0]).toMatchObject({ reason: 'purchase_return', coins: 10, points: 20, note: 'عصير' });
  });

  it('reaches a partner who has left the school meanwhile', async () => {
    const { itemId, friends, mine, id } = await quartet();
    const first = friends[0] as Pupil;
    await accept(first.agent, id, 20);
    const archivedAt = world.deps.clock().toISOString();
    await world.deps.db.updateTable('students').set({ archivedAt }).where('id', '=', first.id).execute();
    expect((await cancel(mine.agent, id)).status).toBe(200);
    expect(await coinsOf(mine, first)).toEqual([100, 100]);
    expect(await stockOf(world, itemId)).toBe(3);
  });

  it('is news for everybody who shares it', async () => {
    const { mine, friend, id } = await pairSession();
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    await cancel(mine.agent, id);
    expect(heard).toEqual([
      [{ students: [mine.id, friend.id] }, 'orders'],
      ['staff', 'orders'],
      [{ students: [mine.id] }, 'balance'],
      ['staff', 'balance'],
      ['students', 'store'],
    ]);
    await cancel(mine.agent, id);
    expect(heard).toHaveLength(5);
  });
});
