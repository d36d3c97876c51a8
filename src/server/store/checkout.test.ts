import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/ledger/service';
import { checkout, checkStore } from '#server/store/service';
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

const countOrders = async () => (await world.deps.db.selectFrom('store_orders').select('id').execute()).length;

/** Refused with this code, and nothing is paid, reserved or remembered. */
const expectNothingBought = async (answer: Awaited<ReturnType<typeof pay>>, code: string, studentId: number) => {
  expect(answer.error.code).toBe(code);
  expect(await purseOf(world, studentId)).toEqual({ coins: 100, points: 0 });
  expect(await countOrders()).toBe(0);
};

describe('another pupil’s key', () => {
  it('buys nothing and tells nothing of what was bought with it', async () => {
    const itemId = await shelve(world, { name: 'سرّ غيره' });
    const [mine, other] = [await buyer(world), await buyer(world)];
    const key = randomUUID();
    await pay(other.agent, [{ itemId }], key);
    const answer = await pay(mine.agent, [{ itemId }], key);
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('request_key_reused');
    expect(answer.text).not.toContain('سرّ');
    expect(await purseOf(world, mine.id)).toEqual({ coins: 100, points: 0 });
  });

  it('arriving at the same moment is one pupil’s or the other’s', async () => {
    const itemId = await shelve(world);
    const pupils = [await buyer(world), await buyer(world), await buyer(world)];
    const key = randomUUID();
    const answers = await Promise.all(pupils.map((pupil) => pay(pupil.agent, [{ itemId }], key)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
    expect(await countOrders()).toBe(1);
  });
});

describe('paying a cart', () => {
  it('takes money and stock, and makes an order for each line', async () => {
    const juice = await shelve(world, { stock: 5 });
    const card = await shelve(world, { name: 'بطاقة', category: 'giftcards', price: 80, stock: 1 });
    const pupil = await buyer(world, { coins: 88, points: 25 });
    const answer = await pay(pupil.agent, [
      { itemId: card, price: 80 },
      { itemId: juice, quantity: 2 },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      purse: { coins: 0, points: 5, total: 0 },
      orders: [
        { itemName: 'بطاقة', status: 'pending', share: { status: 'paid', unitPrice: 80, coins: 80, points: 0 } },
        { itemName: 'عصير', quantity: 2, share: { unitPrice: 5, coins: 8, points: 20 }, party: [], canCancel: true },
      ],
    });
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 0, points: 5 });
    expect([await stockOf(world, juice), await stockOf(world, card)]).toEqual([3, 0]);
    const { lines } = (await pupil.agent.call('GET /api/student/ledger')).body;
    expect(lines.slice(0, 2)).toMatchObject([
      { reason: 'purchase', note: 'عصير', coins: -8, points: -20, coinsAfter: 0, pointsAfter: 5 },
      { reason: 'purchase', note: 'بطاقة', coins: -80, points: 0, coinsAfter: 8, pointsAfter: 25 },
    ]);
    expect((await pupil.agent.call('GET /api/student/store/orders')).body.orders).toEqual(
      answer.body.orders.toReversed(),
    );
  });

  it('costs more while a penalty is in force', async () => {
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    await punish(world, pupil.id);
    await expectNothingBought(await pay(pupil.agent, [{ itemId, price: 5 }]), 'store_price_changed', pupil.id);
    expect((await pay(pupil.agent, [{ itemId, price: 8 }])).body.purse.coins).toBe(92);
  });

  it('is news for the pupil and staff, and for all pupils only where stock is counted', async () => {
    const [endless, counted] = [await shelve(world), await shelve(world, { stock: 4 })];
    const pupil = await buyer(world);
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    await pay(pupil.agent, [{ itemId: endless }]);
    const own = { students: [pupil.id] };
    const news = [
      [own, 'orders'],
      ['staff', 'orders'],
      [own, 'balance'],
      ['staff', 'balance'],
    ];
    expect(heard).toEqual(news);
    await pay(pupil.agent, [{ itemId: counted }]);
    expect(heard).toEqual([...news, ...news, ['students', 'store']]);
    await pay(pupil.agent, [{ itemId: counted, quantity: 9 }]);
    expect(heard).toHaveLength(9);
  });
});

describe('the same key again', () => {
  it('pays once and answers the same, also all at once, and after the price changed', async () => {
    const itemId = await shelve(world, { stock: 50 });
    const pupil = await buyer(world);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(pupil.agent, [{ itemId }], key)));
    await world.deps.db.updateTable('store_items').set({ price: 9, hidden: 1 }).execute();
    answers.push(await pay(pupil.agent, [{ itemId, price: 9 }], key.toUpperCase()));
    expect(answers.map((answer) => answer.status)).toEqual(Array(9).fill(200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 95, points: 0 });
    expect(await stockOf(world, itemId)).toBe(49);
    expect(await countOrders()).toBe(1);
  });

  it('with another cart is refused', async () => {
    const [itemId, other] = [await shelve(world), await shelve(world)];
    const pupil = await buyer(world);
    const key = randomUUID();
    await pay(pupil.agent, [{ itemId }], key);
    for (const cart of [[{ itemId, quantity: 2 }], [{ itemId: other }], [{ itemId }, { itemId: other }]])
      expect((await pay(pupil.agent, cart, key)).error.code).toBe('request_key_reused');
    expect(await countOrders()).toBe(1);
  });

  it('answers for a shared session with the same partners alone', async () => {
    const itemId = await shelve(world, { partySize: 2 });
    const [pupil, friend, stranger] = [await buyer(world), await buyer(world), await buyer(world)];
    const key = randomUUID();
    const first = await pay(pupil.agent, [{ itemId, partners: [friend.id] }], key);
    expect(first.status).toBe(200);
    expect((await pay(pupil.agent, [{ itemId, partners: [friend.id] }], key)).text).toBe(first.text);
    const other = await pay(pupil.agent, [{ itemId, partners: [stranger.id] }], key);
    expect(other.error.code).toBe('request_key_reused');
    expect(await countOrders()).toBe(1);
  });

  it('can be used again where it bought nothing', async () => {
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    const key = randomUUID();
    await expectNothingBought(await pay(pupil.agent, [{ itemId, price: 4 }], key), 'store_price_changed', pupil.id);
    expect((await pay(pupil.agent, [{ itemId, price: 5 }], key)).status).toBe(200);
  });
});

describe('nothing is bought', () => {
  it.each([0, -1, 1.5, 1e9, 100, '2', null])('with a quantity of %j', async (quantity) => {
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    const answer = await pay(pupil.agent, [{ itemId, quantity: quantity as number }]);
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ 'lines/0/quantity': 'الكمية عدد صحيح من واحد إلى تسعة وتسعين' });
    await expectNothingBought(answer, 'validation', pupil.id);
  });

  it('with an empty cart, the same item twice, or a key that is none', async () => {
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    await expectNothingBought(await pay(pupil.agent, []), 'validation', pupil.id);
    await expectNothingBought(await pay(pupil.agent, [{ itemId }, { itemId }]), 'validation', pupil.id);
    await expectNothingBought(await pay(pupil.agent, [{ itemId }], 'again'), 'validation', pupil.id);
  });

  it('of an unknown or a hidden item, whose name stays hidden', async () => {
    const shown = await shelve(world);
    const hidden = await shelve(world, { name: 'مفاجأة', hidden: 1 });
    const pupil = await buyer(world);
    for (const itemId of [4711, hidden]) {
      const answer = await pay(pupil.agent, [{ itemId: shown }, { itemId }]);
      expect(answer.status).toBe(404);
      expect(answer.error.fields).toEqual({ 'lines.1': 'هذا المنتج لم يعد في المتجر' });
      await expectNothingBought(answer, 'store_item_not_found', pupil.id);
    }
  });

  it('at a price that was not seen', async () => {
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    await world.deps.db.updateTable('store_items').set({ price: 6 }).execute();
    const answer = await pay(pupil.agent, [{ itemId, price: 5 }]);
    expect(answer.error.fields).toEqual({ 'lines.0': 'تغيّر سعر «عصير»' });
    await expectNothingBought(answer, 'store_price_changed', pupil.id);
  });

  it('at the same number in another kind of money', async () => {
    const itemId = await shelve(world, { price: 10, priceType: 'points' });
    const pupil = await buyer(world);
    await world.deps.db.updateTable('store_items').set({ priceType: 'coins' }).execute();
    const answer = await pay(pupil.agent, [{ itemId, price: 10, priceType: 'points' }]);
    await expectNothingBought(answer, 'store_price_changed', pupil.id);
  });

  it('of more than there are, and what was in the same cart goes back on the shelf', async () => {
    const [tea, juice] = [await shelve(world, { stock: 9 }), await shelve(world, { name: 'ماء', stock: 1 })];
    const pupil = await buyer(world);
    const answer = await pay(pupil.agent, [{ itemId: tea }, { itemId: juice, quantity: 2 }]);
    expect(answer.error.fields).toEqual({ 'lines.1': 'لم تبقَ كمية تكفي من «ماء»' });
    await expectNothingBought(answer, 'store_out_of_stock', pupil.id);
    expect([await stockOf(world, tea), await stockOf(world, juice)]).toEqual([9, 1]);
  });

  it.each([
    ['stock of none', { stock: 0 }, 1, 'store_out_of_stock'],
    ['a pause', { notAvailable: 1 }, 1, 'store_item_unavailable'],
    ['a limit', { limitPerPupil: 2 }, 3, 'store_limit_reached'],
  ] as const)('against %s', async (_, fields, quantity, code) => {
    const itemId = await shelve(world, fields);
    const pupil = await buyer(world);
    await expectNothingBought(await pay(pupil.agent, [{ itemId, quantity }]), code, pupil.id);
  });

  it('beyond the limit of a pupil, in several carts or many tabs', async () => {
    const itemId = await shelve(world, { limitPerPupil: 2 });
    const pupil = await buyer(world);
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(pupil.agent, [{ itemId }])));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(answers.filter((answer) => answer.error.code === 'store_limit_reached')).toHaveLength(4);
  });

  it('in Ramadan of what is not for Ramadan', async () => {
    const itemId = await shelve(world, { notInRamadan: 1 });
    const pupil = await buyer(world);
    const { deps } = world;
    // The twentieth of February 2026 is in Ramadan 1447.
    const inRamadan = { ...deps, clock: () => new Date('2026-02-20T09:00:00.000Z') };
    const wish = {
      requestKey: randomUUID(),
      lines: [{ itemId, quantity: 1, price: 5, priceType: 'coins' as const, partners: [] }],
    };
    await expect(checkout(inRamadan, actorOf(pupil), wish)).rejects.toMatchObject({ code: 'store_not_in_ramadan' });
    expect((await pay(pupil.agent, [{ itemId }])).status).toBe(200);
  });

  it('with one coin too few, in the words of the specification', async () => {
    const itemId = await shelve(world, { price: 101, stock: 1 });
    const pupil = await buyer(world);
    const answer = await pay(pupil.agent, [{ itemId, price: 101 }]);
    expect(answer.error.message).toBe('عذراً، رصيدك غير كافٍ لإتمام عملية الشراء');
    await expectNothingBought(answer, 'store_balance_too_low', pupil.id);
    expect(await stockOf(world, itemId)).toBe(1);
  });

  it('with coins where it costs points', async () => {
    const itemId = await shelve(world, { price: 10, priceType: 'points' });
    const pupil = await buyer(world);
    await expectNothingBought(
      await pay(pupil.agent, [{ itemId, price: 10, priceType: 'points' }]),
      'store_balance_too_low',
      pupil.id,
    );
  });

  it.each([
    ['in trial', { mode: 'trial' }, 'store_in_trial'],
    ['closed by hand', { isClosed: 1 }, 'store_closed'],
    ['outside its hours', { hours: '[{"weekday":0,"from":"10:00","to":"12:00"}]' }, 'store_closed'],
  ] as const)('while it is %s', async (_, settings, code) => {
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    await openStore(world, settings);
    await expectNothingBought(await pay(pupil.agent, [{ itemId }]), code, pupil.id);
  });

  it('by staff who are inside as the pupil', async () => {
    const itemId = await shelve(world);
    const { agent } = await world.teacher();
    const { id } = await buyer(world);
    await agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: id } });
    expect((await agent.call('GET /api/student/store')).body.purse.coins).toBe(100);
    await expectNothingBought(await pay(agent, [{ itemId }]), 'pupil_must_do_this', id);
  });
});

it('two tabs with money for one cart pay one, and the other says that it is not enough', async () => {
  const itemId = await shelve(world, { price: 60 });
  const pupil = await buyer(world);
  const answers = await Promise.all([1, 2].map(() => pay(pupil.agent, [{ itemId, price: 60 }])));
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  expect(await purseOf(world, pupil.id)).toEqual({ coins: 40, points: 0 });
});
