import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UNDO_DELIVERY_HOURS } from '#domain/store/orders';
import { checkLedger } from '#server/ledger/service';
import { checkStore } from '#server/store/service';
import { auditLines } from '#tests/audit';
import { secondsLater } from '#tests/rewards';
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

const act = (action: 'approve' | 'undo-delivery', id: number, { agent } = teacher) =>
  agent.call(`POST /api/admin/store/orders/:id/${action}`, { params: { id } });
const deliver = (id: number) =>
  teacher.agent.call('POST /api/admin/store/orders/:id/deliver', { params: { id }, body: {} });
const undo = (id: number, by = teacher) => act('undo-delivery', id, by);
const several = (orders: readonly object[]) =>
  teacher.agent.call('POST /api/admin/store/orders/deliver', { body: { orders } });

const ordered = async (fields: Parameters<typeof shelve>[1] = {}, quantity = 1) => {
  const itemId = await shelve(world, fields);
  const pupil = await buyer(world);
  const { body } = await pay(pupil.agent, [{ itemId, quantity, price: fields?.price ?? 5 }]);
  return { itemId, pupil, id: body.orders[0]?.id as number };
};

describe('a delivery that did not happen', () => {
  it('is undone by staff alone', async () => {
    const { pupil, id } = await ordered();
    await deliver(id);
    expect((await act('undo-delivery', id, pupil as unknown as typeof teacher)).status).toBe(403);
    expect((await deliver(id)).body.status).toBe('delivered');
  });

  it('leaves the order as it was, with money and stock untouched, and can happen after all', async () => {
    const { itemId, pupil, id } = await ordered({ stock: 4 });
    const approved = await ordered();
    await act('approve', approved.id);
    await deliver(id);
    await deliver(approved.id);
    const purse = await purseOf(world, pupil.id);
    expect((await undo(id)).body).toMatchObject({ status: 'pending', closedAt: null, decidedBy: null });
    expect((await undo(approved.id)).body).toMatchObject({ status: 'approved', closedAt: null });
    expect([await purseOf(world, pupil.id), await stockOf(world, itemId)]).toEqual([purse, 3]);
    expect((await deliver(id)).body.status).toBe('delivered');
    expect(await auditLines(world, 'order_delivery_undone')).toMatchObject([
      { staffId: teacher.id, subjectName: pupil.name, recordId: String(id) },
      { recordId: String(approved.id) },
    ]);
  });

  it('is undone once, whoever of the staff asks and how often', async () => {
    const { pupil, id } = await ordered();
    const colleague = await world.teacher();
    await deliver(id);
    const heard: unknown[] = [];
    world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
    const answers = await Promise.all([undo(id), undo(id, colleague), undo(id), undo(id, colleague)]);
    expect(answers.map(({ body }) => body.status)).toEqual(Array(4).fill('pending'));
    expect(await auditLines(world, 'order_delivery_undone')).toHaveLength(1);
    expect(
      heard.filter((each) => JSON.stringify(each) === JSON.stringify([{ students: [pupil.id] }, 'orders'])),
    ).toHaveLength(1);
  });

  it('is not undone a day later, nor where the order ended otherwise', async () => {
    const { id } = await ordered();
    await deliver(id);
    await secondsLater(world, UNDO_DELIVERY_HOURS * 3600 + 1, teacher);
    expect((await undo(id)).error.code).toBe('order_delivery_old');
    const rejected = await ordered();
    await teacher.agent.call('POST /api/admin/store/orders/:id/reject', {
      params: { id: rejected.id },
      body: { reason: 'نفد' },
    });
    expect((await undo(rejected.id)).error.code).toBe('order_final');
    expect((await undo(4711)).error.code).toBe('order_not_found');
  });

  it('takes the privileges it granted with it', async () => {
    const { pupil, id } = await ordered({ category: 'privileges' }, 2);
    await deliver(id);
    await undo(id);
    expect((await pupil.agent.call('GET /api/student/privileges')).body.picks).toEqual([]);
    await deliver(id);
    expect((await pupil.agent.call('GET /api/student/privileges')).body.picks).toHaveLength(2);
  });

  it('stays where one of its privileges was booked: nothing of it is taken away', async () => {
    const { pupil, id } = await ordered({ category: 'privileges' }, 2);
    await deliver(id);
    const picks = async () => (await pupil.agent.call('GET /api/student/privileges')).body.picks;
    const params = { id: (await picks())[0]?.id };
    await pupil.agent.call('POST /api/student/privileges/picks/:id/book', { params });
    expect((await undo(id)).error.code).toBe('order_delivery_used');
    expect(await picks()).toHaveLength(2);
    expect((await deliver(id)).body.status).toBe('delivered');
    expect(await auditLines(world, 'order_delivery_undone')).toEqual([]);
  });
});

describe('several at once', () => {
  it('are handed out; those that cannot be are named and hold up nothing', async () => {
    const [plain, strict, permitted, gone] = [
      await ordered(),
      await ordered({ permission: 'parent' }),
      await ordered({ permission: 'parent' }),
      await ordered(),
    ];
    await gone.pupil.agent.call('POST /api/student/store/orders/:id/cancel', { params: { id: gone.id } });
    const wishes = [
      { id: plain.id },
      { id: strict.id },
      { id: permitted.id, permissionReceived: true },
      { id: gone.id },
      { id: 4711 },
      { id: plain.id },
    ];
    const { status, body } = await several(wishes);
    expect(status).toBe(200);
    expect(Object.fromEntries(body.orders.map((order) => [order.id, order.status]))).toEqual({
      [plain.id]: 'delivered',
      [strict.id]: 'pending',
      [permitted.id]: 'delivered',
      [gone.id]: 'cancelled',
    });
    expect(body.refused).toEqual([
      { id: strict.id, code: 'order_permission_missing' },
      { id: gone.id, code: 'order_final' },
      { id: 4711, code: 'order_not_found' },
    ]);
    expect((await several(wishes)).body).toEqual(body);
    expect(await auditLines(world, 'order_delivered')).toHaveLength(2);
  });

  it('grant each privilege once, also when two counters press at the same moment', async () => {
    const orders = [await ordered({ category: 'privileges' }), await ordered({ category: 'privileges' })];
    const wishes = orders.map(({ id }) => ({ id }));
    await Promise.all([several(wishes), several(wishes.toReversed()), several(wishes)]);
    for (const { pupil } of orders)
      expect((await pupil.agent.call('GET /api/student/privileges')).body.picks).toHaveLength(1);
  });

  it('are at least one and at most a hundred', async () => {
    expect((await several([])).error.fields).toMatchObject({ orders: expect.anything() });
    const many = Array.from({ length: 101 }, (_, id) => ({ id: id + 1 }));
    expect((await several(many)).status).toBe(400);
  });
});

describe('the list as a file', () => {
  it('has what the list has, by the same filter, and says that it was taken', async () => {
    const { pupil, id } = await ordered({ name: 'عصير' });
    const other = await ordered({ name: 'كتاب' });
    await deliver(other.id);
    const { text, headers } = await teacher.agent.call('GET /api/admin/store/orders.csv', { query: {} });
    expect(headers['content-disposition']).toBe('attachment; filename="himma-orders.csv"');
    const lines = text.replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"${id}","${pupil.name}","الصف الرابع","عصير","1","5","0","بانتظار موافقتك"`);
    expect(
      (await teacher.agent.call('GET /api/admin/store/orders.csv', { query: { status: 'all' } })).text.match(/\r\n/gu),
    ).toHaveLength(3);
    expect(await auditLines(world, 'orders_exported')).toHaveLength(2);
  });
});
