import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/ledger/service';
import { checkStore } from '#server/store/service';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { buyer, openStore, pay, purseOf, shelve, stockOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
let teacher: Awaited<ReturnType<World['teacher']>>;
beforeEach(async () => {
  world = await startWorld();
  await openStore(world);
  teacher = await world.teacher();
});
afterEach(async () => {
  expect([...(await checkLedger(world.deps.db)), ...(await checkStore(world.deps.db))]).toEqual([]);
  await world.close();
});

const approve = (id: number) => teacher.agent.call('POST /api/admin/store/orders/:id/approve', { params: { id } });
const deliver = (id: number, body: object = {}) =>
  teacher.agent.call('POST /api/admin/store/orders/:id/deliver', { params: { id }, body });
const reject = (id: number, reason: unknown = 'نفد من المورّد') =>
  teacher.agent.call('POST /api/admin/store/orders/:id/reject', { params: { id }, body: { reason } });
const cancel = (agent: Agent, id: number) =>
  agent.call('POST /api/student/store/orders/:id/cancel', { params: { id } });
const list = async (query: Record<string, string | number> = {}) =>
  (await teacher.agent.call('GET /api/admin/store/orders', { query })).body;

const ordered = async (
  fields: Parameters<typeof shelve>[1] = {},
  pupilFields: Parameters<typeof buyer>[1] = {},
  quantity = 1,
) => {
  const itemId = await shelve(world, fields);
  const pupil = await buyer(world, pupilFields);
  const { body } = await pay(pupil.agent, [{ itemId, quantity, price: fields?.price ?? 5 }]);
  return { itemId, pupil, id: body.orders[0]?.id as number };
};

it('what was bought while nobody counted puts nothing on a shelf that is counted since', async () => {
  const { itemId, id } = await ordered();
  await world.deps.db.updateTable('store_items').set({ stock: 10 }).execute();
  await reject(id);
  expect(await stockOf(world, itemId)).toBe(10);
});

describe('approving', () => {
  it('is the end of cancelling; again answers the same', async () => {
    const { pupil, id } = await ordered();
    const first = await approve(id);
    expect(first.body).toMatchObject({
      status: 'approved',
      decidedBy: teacher.name,
      shares: [{ studentId: pupil.id, name: pupil.name, status: 'paid', coins: 5 }],
    });
    world.forward(60);
    expect((await approve(id)).body).toEqual(first.body);
    expect((await cancel(pupil.agent, id)).error.code).toBe('order_final');
    expect(await auditLines(world, 'order_approved')).toMatchObject([
      { staffId: teacher.id, subjectName: pupil.name, recordId: String(id) },
    ]);
  });

  it('waits until everybody has paid', async () => {
    const itemId = await shelve(world, { partySize: 2 });
    const [mine, friend] = [await buyer(world), await buyer(world)];
    const { body } = await pay(mine.agent, [{ itemId, partners: [friend.id] }]);
    const id = body.orders[0]?.id as number;
    expect((await approve(id)).error.code).toBe('order_final');
    expect((await deliver(id)).error.code).toBe('order_final');
    expect((await reject(id)).body).toMatchObject({
      status: 'rejected',
      shares: [{ status: 'returned' }, { status: 'dropped' }],
    });
    expect(await purseOf(world, mine.id)).toEqual({ coins: 100, points: 0 });
  });
});

describe('delivering', () => {
  it('works from pending and from approved, once', async () => {
    const { id } = await ordered();
    const other = await ordered();
    await approve(other.id);
    for (const each of [id, other.id]) {
      const first = await deliver(each);
      expect(first.body).toMatchObject({ status: 'delivered', closedAt: '2026-02-01T06:00:00.000Z' });
      expect((await deliver(each)).body).toEqual(first.body);
      expect((await reject(each)).error.code).toBe('order_final');
    }
    expect(await auditLines(world, 'order_delivered')).toHaveLength(2);
  });

  it.each(['printed', 'parent'] as const)('needs the %s permission in hand', async (permission) => {
    const { id } = await ordered({ permission });
    const refused = await deliver(id);
    expect(refused.status).toBe(409);
    expect(refused.error.code).toBe('order_permission_missing');
    expect((await deliver(id, { permissionReceived: true })).body.status).toBe('delivered');
  });

  it('of a privilege gives the pupil as many to book, and says so', async () => {
    const { pupil, id } = await ordered({ category: 'privileges', name: 'أولوية التسميع' }, {}, 2);
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    await Promise.all([deliver(id), deliver(id), deliver(id)]);
    const { body } = await pupil.agent.call('GET /api/student/privileges');
    expect(body.picks.map((pick) => [pick.text, pick.status])).toEqual(Array(2).fill(['أولوية التسميع', 'unclaimed']));
    expect(heard).toEqual([
      [{ students: [pupil.id] }, 'orders'],
      ['staff', 'orders'],
      [{ students: [pupil.id] }, 'privileges'],
    ]);
  });
});

describe('rejecting', () => {
  it('gives money and stock back, with the reason the pupil reads', async () => {
    const { itemId, pupil, id } = await ordered({ stock: 4 }, { coins: 3, points: 40 }, 1);
    await approve(id);
    const first = await reject(id, ' نفد من المورّد ');
    expect(first.body).toMatchObject({ status: 'rejected', reason: 'نفد من المورّد', shares: [{ status: 'returned' }] });
    expect((await reject(id, 'سبب آخر')).body).toEqual(first.body);
    expect(await purseOf(world, pupil.id)).toEqual({ coins: 3, points: 40 });
    expect(await stockOf(world, itemId)).toBe(4);
    const { body } = await pupil.agent.call('GET /api/student/store/orders');
    expect(body.orders).toMatchObject([{ status: 'rejected', reason: 'نفد من المورّد', canCancel: false }]);
    expect(await auditLines(world, 'order_rejected')).toHaveLength(1);
  });

  it.each(['', '  ', undefined, 7, 'x'.repeat(201)])('asks for a reason instead of %j', async (reason) => {
    const { id } = await ordered();
    const answer = await teacher.agent.call('POST /api/admin/store/orders/:id/reject', {
      params: { id },
      body: { reason },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['reason']);
  });

  it('and the pupil’s cancelling at the same moment give back once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { pupil, itemId, id } = await ordered({ stock: 1 });
      await Promise.all([reject(id), cancel(pupil.agent, id), approve(id), reject(id)]);
      const [order] = (await pupil.agent.call('GET /api/student/store/orders')).body.orders;
      const isBack = order?.status !== 'approved';
      expect(await purseOf(world, pupil.id)).toEqual({ coins: isBack ? 100 : 95, points: 0 });
      expect(await stockOf(world, itemId)).toBe(isBack ? 1 : 0);
    }
  });
});

it('what is not there is 404', async () => {
  const slip = teacher.agent.call('GET /api/admin/store/orders/:id/slip', { params: { id: 4711 } });
  for (const answer of [await approve(4711), await deliver(4711), await reject(4711), await slip]) {
    expect(answer.status).toBe(404);
    expect(answer.error.code).toBe('order_not_found');
  }
});

describe('the queue', () => {
  it('is what is to be decided or handed out, newest first, narrowed by status, grade and name', async () => {
    const four = await ordered({}, { name: 'سالم الأول', grade: 4 });
    const five = await ordered({}, { name: 'فيصل الثاني', grade: 5 });
    const gone = await ordered({}, { name: 'تركي الثالث', grade: 4 });
    await approve(five.id);
    await reject(gone.id);
    const ids = async (query: Record<string, string | number> = {}) =>
      (await list(query)).orders.map((order) => order.id);
    expect(await ids()).toEqual([five.id, four.id]);
    expect(await ids({ status: 'all' })).toEqual([gone.id, five.id, four.id]);
    expect(await ids({ status: 'rejected' })).toEqual([gone.id]);
    expect(await ids({ status: 'pending' })).toEqual([four.id]);
    expect(await ids({ grade: 5 })).toEqual([five.id]);
    expect(await ids({ search: 'سالم' })).toEqual([four.id]);
    expect(await ids({ search: 'salem' })).toEqual([four.id]);
    expect((await list()).pending).toBe(1);
  });

  it('is found by the product as it was called then, and by everybody who pays, however they are spelt', async () => {
    const juice = await ordered({ name: 'عصير مُثلّج' }, { name: 'سالم أحمد' });
    const tea = await ordered({ name: 'شاي القهوة_100%' }, { name: 'يحيى علي' });
    const itemId = await shelve(world, { name: 'جلسة', partySize: 2 });
    const [mine, friend] = [await buyer(world, { name: 'نواف فهد' }), await buyer(world, { name: 'إياد حمزة' })];
    const { body } = await pay(mine.agent, [{ itemId, partners: [friend.id] }]);
    const shared = body.orders[0]?.id as number;
    await world.deps.db.updateTable('store_items').set({ name: 'اسم جديد' }).where('id', '=', juice.itemId).execute();
    const found = async (search: string) => (await list({ status: 'all', search })).orders.map((order) => order.id);
    expect(await found('عصير مثلج')).toEqual([juice.id]);
    expect(await found('القهوه')).toEqual([tea.id]);
    expect(await found('100%')).toEqual([tea.id]);
    expect(await found('0_1')).toEqual([]);
    expect(await found('جَلسه')).toEqual([shared]);
    expect(await found('اياد حمزه')).toEqual([shared]);
    expect(await found('نواف')).toEqual([shared]);
    expect(await found('يحيي')).toEqual([tea.id]);
    expect(await found('احمد')).toEqual([juice.id]);
    expect(await found('لا أحد')).toEqual([]);
  });

  it('comes in pages of 50 without a gap or a repeat', async () => {
    const itemId = await shelve(world);
    const pupil = await buyer(world, { coins: 1000 });
    for (let made = 0; made < 53; made += 1) await pay(pupil.agent, [{ itemId }]);
    const first = await list();
    const second = await list({ before: first.nextBefore as number });
    const ids = [...first.orders, ...second.orders].map((order) => order.id);
    expect([first.orders.length, second.orders.length, second.nextBefore]).toEqual([50, 3, null]);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    const own = await pupil.agent.call('GET /api/student/store/orders');
    const next = await pupil.agent.call('GET /api/student/store/orders', {
      query: { before: own.body.nextBefore as number },
    });
    expect([...own.body.orders, ...next.body.orders].map((order) => order.id)).toEqual(ids);
  });
});

describe('on paper', () => {
  it('the list to hand out is what was approved, by grade and name', async () => {
    const made = [];
    for (const fields of [
      { name: 'ياسر', grade: 4 },
      { name: 'أحمد', grade: 5 },
      { name: 'بدر', grade: 4 },
    ] as const)
      made.push(await ordered({}, fields));
    await ordered();
    for (const { id } of made) await approve(id);
    const handover = async (query: Record<string, number> = {}) =>
      (await teacher.agent.call('GET /api/admin/store/handover', { query })).body.orders.map(
        (order) => order.shares[0]?.name,
      );
    expect(await handover()).toEqual(['بدر', 'ياسر', 'أحمد']);
    expect(await handover({ grade: 5 })).toEqual(['أحمد']);
  });

  it('the slip names pupil, item, price, warning and partners', async () => {
    const itemId = await shelve(world, {
      name: 'حصة مرح',
      price: 30,
      partySize: 2,
      permission: 'printed',
      warning: 'بإذن المعلم',
    });
    const [mine, friend] = [await buyer(world, { grade: 6 }), await buyer(world, { grade: 6 })];
    const { body } = await pay(mine.agent, [{ itemId, price: 30, partners: [friend.id] }]);
    const params = { id: body.orders[0]?.id };
    const slip = await teacher.agent.call('GET /api/admin/store/orders/:id/slip', { params });
    expect(slip.body).toEqual({
      orderId: params.id,
      studentName: mine.name,
      grade: 6,
      itemName: 'حصة مرح',
      quantity: 1,
      priceType: 'coins',
      unitPrice: 30,
      permission: 'printed',
      warning: 'بإذن المعلم',
      partners: [friend.name],
      createdAt: '2026-02-01T06:00:00.000Z',
    });
  });
});
