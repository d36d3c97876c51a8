import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '#domain/store/orders';
import type { Agent } from '#tests/agent';
import { secondsLater } from '#tests/rewards';
import { buyer, giveMoney, openStore, pay, shelve } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const DAY = 24 * 60 * 60;
const sales = async (agent: Agent) => (await agent.call('GET /api/admin/store/sales')).body;
const affordability = async (agent: Agent, query: Record<string, string | number> = {}) =>
  (await agent.call('GET /api/admin/store/affordability', { query })).body;

describe('the sales', () => {
  it('and who can afford what are not for pupils', async () => {
    const { agent } = await world.pupil();
    for (const key of ['GET /api/admin/store/sales', 'GET /api/admin/store/affordability'] as const)
      expect((await agent.call(key)).error.code).toBe('unauthorized_access');
  });

  it('of a new store are twelve empty weeks', async () => {
    const { agent } = await world.teacher();
    const { weeks, items } = await sales(agent);
    expect(weeks).toHaveLength(12);
    expect([weeks[0], weeks.at(-1)]).toEqual([
      { week: '2025-11-16', quantity: 0, coins: 0 },
      { week: '2026-02-01', quantity: 0, coins: 0 },
    ]);
    expect(items).toEqual([]);
  });

  it('count coins and every ten points that were taken, by week and item', async () => {
    const [teacher, pupil] = [await world.teacher(), await buyer(world, { coins: 7, points: 200 })];
    await openStore(world);
    const juice = await shelve(world, { name: 'عصير' });
    const book = await shelve(world, {
      name: 'كتاب',
      priceType: 'points',
      price: 50,
      icon: 'book',
      category: 'devices',
    });
    expect((await pay(pupil.agent, [{ itemId: juice, quantity: 2 }])).status).toBe(200);
    await secondsLater(world, 7 * DAY, teacher, pupil);
    const bought = await pay(pupil.agent, [{ itemId: juice }, { itemId: book, price: 50, priceType: 'points' }]);
    expect(bought.status).toBe(200);
    const { weeks, items } = await sales(teacher.agent);
    expect(weeks.slice(-2)).toEqual([
      { week: '2026-02-01', quantity: 2, coins: 10 },
      { week: '2026-02-08', quantity: 2, coins: 10 },
    ]);
    expect(items).toEqual([
      expect.objectContaining({
        itemId: juice,
        name: 'عصير',
        quantity: 3,
        coins: 15,
        icon: 'juice',
        imageFileId: null,
      }),
      expect.objectContaining({ itemId: book, name: 'كتاب', quantity: 1, coins: 5, category: 'devices' }),
    ]);
  });

  it('count what each partner paid for a shared session, and the session once', async () => {
    const teacher = await world.teacher();
    await openStore(world);
    const [first, second] = [await buyer(world), await buyer(world)];
    const itemId = await shelve(world, { category: 'privileges', price: 30, partySize: 2 });
    const { body } = await pay(first.agent, [{ itemId, price: 30, partners: [second.id] }]);
    expect((await sales(teacher.agent)).items).toMatchObject([{ quantity: 1, coins: 30 }]);
    const params = { id: body.orders[0]?.id };
    await second.agent.call('POST /api/student/store/orders/:id/accept', { params, body: { price: 30 } });
    expect((await sales(teacher.agent)).items).toMatchObject([{ quantity: 1, coins: 60 }]);
  });

  it('leave out what was rejected or cancelled, and keep what still waits', async () => {
    const [teacher, pupil] = [await world.teacher(), await buyer(world)];
    await openStore(world);
    const itemId = await shelve(world);
    const statuses: OrderStatus[] = ['awaiting', 'pending', 'approved', 'delivered', 'rejected', 'cancelled'];
    for (const status of statuses) {
      const { body } = await pay(pupil.agent, [{ itemId }]);
      await world.deps.db
        .updateTable('store_orders')
        .set({ status })
        .where('id', '=', body.orders[0]?.id ?? 0)
        .execute();
    }
    expect((await sales(teacher.agent)).items).toMatchObject([{ quantity: 4, coins: 20 }]);
  });

  it('forget what is older than twelve weeks', async () => {
    const [teacher, pupil] = [await world.teacher(), await buyer(world)];
    await openStore(world);
    await pay(pupil.agent, [{ itemId: await shelve(world) }]);
    await secondsLater(world, 11 * 7 * DAY, teacher);
    const last = await sales(teacher.agent);
    expect([last.weeks[0], last.items.length]).toEqual([{ week: '2026-02-01', quantity: 1, coins: 5 }, 1]);
    await secondsLater(world, 7 * DAY, teacher);
    const later = await sales(teacher.agent);
    expect(later.items).toEqual([]);
    expect(later.weeks.every((week) => week.quantity === 0)).toBe(true);
  });
});

describe('who can afford what', () => {
  it('has the richest first, by coins and every ten points, with what a penalty adds', async () => {
    const teacher = await world.teacher();
    const [poor, middle, rich] = [await world.student(), await world.student(), await world.student({ grade: 6 })];
    await giveMoney(world, middle.id, { coins: 20, points: 99 });
    await giveMoney(world, rich.id, { coins: 3, points: 400 });
    const late = { studentIds: [middle.id], logDate: '2026-02-01', note: null, requestKey: crypto.randomUUID() };
    await teacher.agent.call('POST /api/admin/penalties/logs', {
      body: { ...late, incident: { type: 'late', minutesLate: 100 } },
    });
    const { pupils } = await affordability(teacher.agent);
    expect(pupils).toEqual([
      { studentId: rich.id, name: rich.name, grade: 6, coins: 3, points: 400, total: 43, priceIncrease: 0 },
      { studentId: middle.id, name: middle.name, grade: 4, coins: 20, points: 99, total: 29, priceIncrease: 50 },
      { studentId: poor.id, name: poor.name, grade: 4, coins: 0, points: 0, total: 0, priceIncrease: 0 },
    ]);
    const ids = async (query: Record<string, number>) =>
      (await affordability(teacher.agent, query)).pupils.map((pupil) => pupil.studentId);
    expect(await ids({ grade: 4 })).toEqual([middle.id, poor.id]);
    expect(await ids({ grade: 5 })).toEqual([]);
    await secondsLater(world, 8 * DAY, teacher);
    expect((await affordability(teacher.agent)).pupils.map((pupil) => pupil.priceIncrease)).toEqual([0, 0, 0]);
  });

  it('leaves out who left the school, the try-out pupil and hidden items', async () => {
    const teacher = await world.teacher();
    const gone = await world.student();
    await giveMoney(world, 999, { coins: 500 });
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: gone.id } });
    const shown = await shelve(world, { name: 'كرة', icon: 'ball', place: 2 });
    const first = await shelve(world, { priceType: 'points', price: 50, place: 1 });
    await shelve(world, { hidden: 1 });
    const { items, pupils } = await affordability(teacher.agent);
    expect(pupils).toEqual([]);
    expect(items.map((item) => [item.itemId, item.priceType, item.price])).toEqual([
      [first, 'points', 50],
      [shown, 'coins', 5],
    ]);
  });

  it('stops at five hundred', async () => {
    const { agent } = await world.teacher();
    const student = { grade: 4, firstName: 'سالم', searchKey: 'سالم', createdAt: '2026-01-01' } as const;
    await world.deps.db
      .insertInto('students')
      .values(Array.from({ length: 510 }, (_, n) => ({ ...student, name: `سالم ${n}`, balance: n })))
      .execute();
    const { pupils } = await affordability(agent);
    expect([pupils.length, pupils[0]?.coins, pupils.at(-1)?.coins]).toEqual([500, 509, 10]);
  });

  it('refuses a grade that is none', async () => {
    const { agent } = await world.teacher();
    expect((await agent.call('GET /api/admin/store/affordability', { query: { grade: 7 } })).status).toBe(400);
  });
});
