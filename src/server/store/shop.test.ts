import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { termFields } from '#tests/calendar';
import { buyer, giveMoney, openStore, pay, punish, shelve } from '#tests/store';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Pupil = Awaited<ReturnType<World['pupil']>>;
const look = async ({ agent }: Pupil) => (await agent.call('GET /api/student/store')).body;

describe('the store as a pupil sees it', () => {
  it('has the own purse, orders and invitations, and nobody else’s', async () => {
    await openStore(world);
    const session = await shelve(world, { price: 30, partySize: 2 });
    const [mine, friend, other] = [
      await buyer(world),
      await buyer(world),
      await buyer(world, { coins: 7, points: 19 }),
    ];
    await pay(mine.agent, [{ itemId: session, price: 30, partners: [friend.id] }]);
    expect(await look(mine)).toMatchObject({
      purse: { coins: 70, points: 0, total: 70 },
      openOrders: 1,
      invitations: 0,
    });
    expect(await look(friend)).toMatchObject({ purse: { coins: 100 }, openOrders: 0, invitations: 1 });
    expect(await look(other)).toMatchObject({
      studentId: other.id,
      purse: { coins: 7, points: 19, total: 8 },
      openOrders: 0,
      invitations: 0,
    });
  });

  it('is in trial until staff switch it', async () => {
    const pupil = await world.pupil();
    expect(await look(pupil)).toMatchObject({ mode: 'trial', isOpen: true, opensAt: null, hours: [], penalty: null });
    await openStore(world);
    expect(await look(pupil)).toMatchObject({ mode: 'live' });
  });

  it('shows items in the order of the shelf, without hidden ones', async () => {
    await shelve(world, { name: 'ثانٍ', place: 2 });
    await shelve(world, { name: 'مخفي', hidden: 1 });
    await shelve(world, { name: 'أول', place: 1, specs: '["بارد"]', used: 1, warning: 'انتبه', stock: 3 });
    const { items } = await look(await world.pupil());
    expect(items.map((item) => item.name)).toEqual(['أول', 'ثانٍ']);
    expect(items[0]).toMatchObject({ specs: ['بارد'], used: true, warning: 'انتبه', stock: 3, bar: null, left: 3 });
  });

  it('raises every price while a penalty is in force, for this pupil alone', async () => {
    await shelve(world, { price: 15 });
    await shelve(world, { price: 50, priceType: 'points', place: 2 });
    const [punished, other] = [await world.pupil(), await world.pupil()];
    await punish(world, punished.id);
    const prices = async (pupil: Pupil) => (await look(pupil)).items.map((item) => [item.basePrice, item.price]);
    expect(await prices(punished)).toEqual([
      [15, 23],
      [50, 80],
    ]);
    expect((await look(punished)).penalty).toEqual({ priceIncrease: 50, expiresAt: '2026-02-08T06:00:00.000Z' });
    expect(await prices(other)).toEqual([
      [15, 15],
      [50, 50],
    ]);
  });

  it('says why an item cannot be bought, and how many more can', async () => {
    await openStore(world);
    const limited = await shelve(world, { name: 'محدود', limitPerPupil: 2, place: 1 });
    await shelve(world, { name: 'نفد', stock: 0, place: 2 });
    await shelve(world, { name: 'موقوف', notAvailable: 1, place: 3 });
    await shelve(world, { name: 'حصة', partySize: 4, place: 4 });
    await shelve(world, { name: 'رمضان', notInRamadan: 1, place: 5 });
    const pupil = await buyer(world);
    const bars = async () => (await look(pupil)).items.map((item) => [item.bar, item.left]);
    const others = [
      ['out_of_stock', 0],
      ['not_available', 0],
      [null, 1],
      [null, 99],
    ];
    expect(await bars()).toEqual([[null, 2], ...others]);
    const first = await pay(pupil.agent, [{ itemId: limited }]);
    expect(await bars()).toEqual([[null, 1], ...others]);
    await pay(pupil.agent, [{ itemId: limited }]);
    expect(await bars()).toEqual([['limit_reached', 0], ...others]);
    const params = { id: first.body.orders[0]?.id };
    await pupil.agent.call('POST /api/student/store/orders/:id/cancel', { params });
    expect(await bars()).toEqual([[null, 1], ...others]);
  });

  it('says when it opens next, unless staff closed it by hand', async () => {
    const hours = JSON.stringify([{ weekday: 1, from: '08:00', to: '12:00' }]);
    await openStore(world, { hours });
    const pupil = await world.pupil();
    expect(await look(pupil)).toMatchObject({ isOpen: false, opensAt: { day: '2026-02-02', from: '08:00' } });
    await openStore(world, { isClosed: 1 });
    expect(await look(pupil)).toMatchObject({ isOpen: false, opensAt: null });
  });

  it('keeps its hours only while there is school: on a holiday it is closed, and says until when', async () => {
    const { agent } = await world.teacher();
    const holiday = { type: 'holiday' as const, name: 'إجازة', start: '2026-02-01', end: '2026-02-05' };
    await agent.call('POST /api/admin/school-terms', {
      body: { ...termFields(), start: '2026-01-18', exceptions: [holiday], requestKey: randomUUID() },
    });
    const itemId = await shelve(world);
    const pupil = await buyer(world);
    const hours = JSON.stringify([0, 1, 2].map((weekday) => ({ weekday, from: '08:00', to: '12:00' })));
    await openStore(world, { hours });
    expect(await look(pupil)).toMatchObject({
      isOpen: false,
      isHoliday: true,
      opensAt: { day: '2026-02-08', from: '08:00' },
    });
    expect((await pay(pupil.agent, [{ itemId }])).error.code).toBe('store_closed');
    world.forward(7 * 24 * 60 * 60);
    const later = await world.pupil();
    expect(await look(later)).toMatchObject({ isOpen: true, isHoliday: false, opensAt: null });
    await openStore(world);
    expect(await look(later)).toMatchObject({ isOpen: true });
  });
});

describe('classmates', () => {
  it('are those of the same grade, by first name, without oneself and the try-out pupil', async () => {
    const me = await world.pupil({ name: 'سالم بن علي الحربي', grade: 5 });
    await world.student({ name: 'سالم محمد القحطاني', grade: 5 });
    await world.student({ name: 'فيصل ناصر الدوسري', grade: 5 });
    await world.student({ name: 'تركي من صف آخر', grade: 6 });
    const gone = await world.student({ name: 'غائب عن المدرسة', grade: 5 });
    const at = world.deps.clock().toISOString();
    await world.deps.db.updateTable('students').set({ archivedAt: at }).where('id', '=', gone.id).execute();
    await world.deps.db.updateTable('students').set({ grade: 5 }).where('id', '=', 999).execute();
    const answer = await me.agent.call('GET /api/student/store/classmates');
    expect(answer.body.classmates.map((each) => each.label)).toEqual(['سالم م.', 'فيصل']);
    expect(answer.text).not.toContain('القحطاني');
  });
});

it('money that comes in shows at the next look', async () => {
  const pupil = await world.pupil();
  await giveMoney(world, pupil.id, { coins: 3, points: 27 });
  expect((await look(pupil)).purse).toEqual({ coins: 3, points: 27, total: 5 });
});
