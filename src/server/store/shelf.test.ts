import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ITEMS_MAX } from '#domain/store/items';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { buyer, openStore, pay, shelve, stockOf } from '#tests/store';
import { startWorld, type World } from '#tests/world';
import type { ItemFields } from '#wire/store/staff';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const JUICE: ItemFields = {
  category: 'supermarket',
  name: 'عصير',
  description: 'علبة باردة',
  priceType: 'coins',
  price: 5,
  icon: 'juice',
  gradient: 'gold',
  used: false,
  stock: 5,
  specs: ['برتقال'],
  warning: null,
  permission: 'none',
  notAvailable: false,
  notInRamadan: false,
  limitPerPupil: null,
  partySize: 1,
};

const add = (agent: Agent, more: object = {}) =>
  agent.call('POST /api/admin/store/items', { body: { ...JUICE, ...more } });
const edit = (agent: Agent, id: number, more: object = {}) =>
  agent.call('PUT /api/admin/store/items/:id', {
    params: { id },
    body: { ...JUICE, seenStock: 5, seenVersion: 1, ...more },
  });
const hide = (agent: Agent, id: number) => agent.call('POST /api/admin/store/items/:id/hide', { params: { id } });
const show = (agent: Agent, id: number) => agent.call('POST /api/admin/store/items/:id/show', { params: { id } });
const order = (agent: Agent, ids: unknown) => agent.call('PUT /api/admin/store/items/order', { body: { ids } });
const shelf = async (agent: Agent) => (await agent.call('GET /api/admin/store')).body.items;
const seenByPupil = async (agent: Agent) =>
  (await agent.call('GET /api/student/store')).body.items.map((item) => item.name);

const listen = () => {
  const heard: unknown[] = [];
  world.deps.live.listen(({ to, topic }) => heard.push([to, topic]));
  return heard;
};
const SHELF_NEWS = [
  ['students', 'store'],
  ['staff', 'store'],
];

describe('the shelf', () => {
  it('is not a pupil’s to read or change', async () => {
    const { agent } = await world.pupil();
    const id = await shelve(world);
    const tries = [
      agent.call('GET /api/admin/store'),
      add(agent),
      edit(agent, id),
      hide(agent, id),
      order(agent, [id]),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.error.code).toBe('unauthorized_access');
  });

  it('is empty before anything was put on it', async () => {
    const { agent } = await world.teacher();
    expect((await agent.call('GET /api/admin/store')).body).toEqual({
      items: [],
      settings: { mode: 'trial', isClosed: false, hours: [] },
    });
  });

  it('counts what was sold and what waits, without what went back', async () => {
    const [teacher, pupil] = [await world.teacher(), await buyer(world)];
    await openStore(world);
    const itemId = await shelve(world, { stock: 9 });
    const orderIds: number[] = [];
    for (const quantity of [1, 2, 3, 1]) {
      const { body } = await pay(pupil.agent, [{ itemId, quantity }]);
      orderIds.push(body.orders[0]?.id as number);
    }
    const [waits, delivered, rejected, cancelled] = orderIds;
    const body = { permissionReceived: false };
    await teacher.agent.call('POST /api/admin/store/orders/:id/deliver', { params: { id: delivered }, body });
    const reason = { reason: 'نفد' };
    await teacher.agent.call('POST /api/admin/store/orders/:id/reject', { params: { id: rejected }, body: reason });
    await pupil.agent.call('POST /api/student/store/orders/:id/cancel', { params: { id: cancelled } });
    expect(await shelf(teacher.agent)).toMatchObject([{ id: itemId, sold: 3, waiting: 1, stock: 6 }]);
    await teacher.agent.call('POST /api/admin/store/orders/:id/approve', { params: { id: waits } });
    expect(await shelf(teacher.agent)).toMatchObject([{ sold: 3, waiting: 1 }]);
  });
});

describe('a new item', () => {
  it('stands after the others, is audited, and every page hears of it', async () => {
    const teacher = await world.teacher();
    await add(teacher.agent, { name: 'شاي' });
    const heard = listen();
    const { body } = await add(teacher.agent, { specs: [' برتقال ', 'تفاح'], stock: null });
    expect(body).toEqual({
      ...JUICE,
      id: body.id,
      specs: ['برتقال', 'تفاح'],
      stock: null,
      imageFileId: null,
      hidden: false,
      version: 1,
      sold: 0,
      waiting: 0,
    });
    expect((await shelf(teacher.agent)).map((item) => item.name)).toEqual(['شاي', 'عصير']);
    expect(heard).toEqual(SHELF_NEWS);
    const [, line] = await auditLines(world, 'store_item_added');
    expect(line).toMatchObject({
      staffId: teacher.id,
      recordId: String(body.id),
      subjectName: 'عصير',
      before: null,
    });
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ price: 5, stock: null, used: false, specs: body.specs });
  });

  it('sent several times at once is one', async () => {
    const { agent } = await world.teacher();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(agent)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await shelf(agent)).toHaveLength(1);
    expect(await auditLines(world, 'store_item_added')).toHaveLength(1);
    await add(agent, { price: 6 });
    expect(await shelf(agent)).toHaveLength(2);
  });

  it.each([
    [{ price: 0 }, 'price'],
    [{ price: -5 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ price: 1e9 }, 'price'],
    [{ price: '5' }, 'price'],
    [{ priceType: 'points', price: 15 }, 'price'],
    [{ priceType: 'gold' }, 'priceType'],
    [{ name: '  ' }, 'name'],
    [{ name: 'ط'.repeat(61) }, 'name'],
    [{ category: 'toys' }, 'category'],
    [{ icon: 'skull' }, 'icon'],
    [{ stock: -1 }, 'stock'],
    [{ stock: 1.5 }, 'stock'],
    [{ stock: 1001 }, 'stock'],
    [{ specs: Array(9).fill('س') }, 'specs'],
    [{ specs: ['س', ''] }, 'specs/1'],
    [{ limitPerPupil: 0 }, 'limitPerPupil'],
    [{ partySize: 3 }, 'partySize'],
    [{ permission: 'verbal' }, 'permission'],
  ])('with %j is refused', async (more, field) => {
    const { agent } = await world.teacher();
    const answer = await add(agent, more);
    expect([answer.status, answer.error.code]).toEqual([400, 'validation']);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await shelf(agent)).toEqual([]);
  });

  it('is refused where the shelf is full', async () => {
    const { agent } = await world.teacher();
    for (let place = 1; place <= ITEMS_MAX; place += 1) await shelve(world, { place });
    const answer = await add(agent, { name: 'واحد آخر' });
    expect([answer.status, answer.error.code]).toEqual([400, 'validation']);
    expect(await shelf(agent)).toHaveLength(ITEMS_MAX);
  });
});

describe('an edited item', () => {
  it('shows its new price to pupils at once, and the log what it was', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const { id } = (await add(teacher.agent)).body;
    const heard = listen();
    const { body } = await edit(teacher.agent, id, { price: 8, stock: 7, name: 'عصير طازج' });
    expect(body).toMatchObject({ id, price: 8, stock: 7, name: 'عصير طازج', version: 2 });
    expect((await pupil.agent.call('GET /api/student/store')).body.items).toMatchObject([{ basePrice: 8, stock: 7 }]);
    expect(heard).toEqual(SHELF_NEWS);
    const [line] = await auditLines(world, 'store_item_edited');
    expect(line).toMatchObject({ staffId: teacher.id, subjectName: 'عصير طازج' });
    expect(JSON.parse(line?.before ?? '')).toMatchObject({ price: 5, stock: 5, name: 'عصير' });
    expect(JSON.parse(line?.after ?? '')).toMatchObject({ price: 8, stock: 7, name: 'عصير طازج' });
  });

  it('is refused where one was bought since the editor looked, and nothing is overwritten', async () => {
    const [teacher, pupil] = [await world.teacher(), await buyer(world)];
    await openStore(world);
    const { id } = (await add(teacher.agent)).body;
    await pay(pupil.agent, [{ itemId: id }]);
    const answer = await edit(teacher.agent, id, { stock: 10 });
    expect([answer.status, answer.error.code]).toEqual([409, 'store_item_changed']);
    expect(await stockOf(world, id)).toBe(4);
    expect(await auditLines(world, 'store_item_edited')).toEqual([]);
    expect((await edit(teacher.agent, id, { stock: 10, seenStock: 4 })).body.stock).toBe(10);
  });

  it('is refused where a colleague saved it since the editor looked, who then sees both', async () => {
    const [teacher, colleague] = [await world.teacher(), await world.teacher()];
    const { id } = (await add(teacher.agent)).body;
    expect((await edit(colleague.agent, id, { price: 9 })).body).toMatchObject({ price: 9, version: 2 });
    const late = await edit(teacher.agent, id, { name: 'عصير طازج' });
    expect([late.status, late.error.code]).toEqual([409, 'store_item_changed']);
    expect(await shelf(teacher.agent)).toMatchObject([{ name: 'عصير', price: 9, version: 2 }]);
    expect(await auditLines(world, 'store_item_edited')).toHaveLength(1);
    const looked = await edit(teacher.agent, id, { name: 'عصير طازج', price: 9, seenVersion: 2 });
    expect(looked.body).toMatchObject({ name: 'عصير طازج', price: 9, version: 3 });
  });

  it('by several at once is saved by one, and the others are told', async () => {
    const { agent } = await world.teacher();
    const { id } = (await add(agent)).body;
    const answers = await Promise.all([6, 7, 8, 9].map((price) => edit(agent, id, { price })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await auditLines(world, 'store_item_edited')).toHaveLength(1);
  });

  it('can be saved after it was hidden, shown or moved: the form has nothing of that', async () => {
    const { agent } = await world.teacher();
    const { id } = (await add(agent)).body;
    const other = (await add(agent, { name: 'شاي' })).body.id;
    await hide(agent, id);
    await order(agent, [other, id]);
    expect((await edit(agent, id, { price: 6 })).body).toMatchObject({ price: 6, hidden: true, version: 2 });
  });

  it('whose stock returns raised beyond what can be typed is refused as changed, or saved with less', async () => {
    const { agent } = await world.teacher();
    const id = await shelve(world, { stock: 1005 });
    expect((await edit(agent, id, { seenStock: 2 ** 40 })).error.code).toBe('store_item_changed');
    expect((await edit(agent, id, { seenStock: 1005, stock: 1000 })).body.stock).toBe(1000);
  });

  it('while pupils buy never loses or invents one', async () => {
    const teacher = await world.teacher();
    await openStore(world);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer(world)));
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await add(teacher.agent, { name: `عصير ${round}`, stock: 20 })).body;
      const [edited, ...bought] = await Promise.all([
        edit(teacher.agent, id, { name: `عصير ${round}`, stock: 50, seenStock: 20 }),
        ...buyers.map(({ agent }) => pay(agent, [{ itemId: id }])),
      ]);
      expect(bought.map((answer) => answer.status)).toEqual(Array(6).fill(200));
      expect([200, 409]).toContain(edited.status);
      expect(await stockOf(world, id)).toBe((edited.status === 200 ? 50 : 20) - 6);
    }
  });

  it('saved a second time answers the same, also where the first changed the stock', async () => {
    const { agent } = await world.teacher();
    const { id } = (await add(agent)).body;
    const first = await edit(agent, id, { stock: 10 });
    const second = await edit(agent, id, { stock: 10 });
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect(await auditLines(world, 'store_item_edited')).toHaveLength(1);
  });

  it('can become unlimited and counted again', async () => {
    const { agent } = await world.teacher();
    const { id } = (await add(agent)).body;
    expect((await edit(agent, id, { stock: null })).body.stock).toBeNull();
    const again = { stock: 3, seenVersion: 2 };
    expect((await edit(agent, id, { ...again, seenStock: 2 })).error.code).toBe('store_item_changed');
    expect((await edit(agent, id, { ...again, seenStock: null })).body).toMatchObject({ stock: 3, version: 3 });
  });

  it('is 404 where there is none, and refused without what the editor saw', async () => {
    const { agent } = await world.teacher();
    const unknown = await edit(agent, 4711);
    expect([unknown.status, unknown.error.code]).toEqual([404, 'store_item_not_found']);
    const { id } = (await add(agent)).body;
    for (const seen of ['seenStock', 'seenVersion'])
      expect((await edit(agent, id, { [seen]: undefined })).error.fields).toHaveProperty(seen);
    expect((await edit(agent, id, { price: 0 })).error.fields).toHaveProperty('price');
  });
});

describe('a hidden item', () => {
  it('is gone for pupils, stays for staff, and comes back', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const { id } = (await add(teacher.agent)).body;
    const heard = listen();
    expect((await hide(teacher.agent, id)).body).toMatchObject({ id, hidden: true });
    expect(heard).toEqual(SHELF_NEWS);
    expect(await seenByPupil(pupil.agent)).toEqual([]);
    expect(await shelf(teacher.agent)).toMatchObject([{ id, hidden: true }]);
    expect((await show(teacher.agent, id)).body).toMatchObject({ hidden: false });
    expect(await seenByPupil(pupil.agent)).toEqual(['عصير']);
  });

  it('hidden or shown a second time answers the same and is logged once', async () => {
    const { agent } = await world.teacher();
    const { id } = (await add(agent)).body;
    for (const [act, action] of [
      [hide, 'store_item_hidden'],
      [show, 'store_item_shown'],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => act(agent, id)));
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
      expect(await auditLines(world, action)).toHaveLength(1);
      expect((await act(agent, 4711)).error.code).toBe('store_item_not_found');
    }
  });
});

describe('the order of the shelf', () => {
  it('is what pupils see, hidden items keep their place, and the log has both orders', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const ids: number[] = [];
    for (const name of ['أ', 'ب', 'ج']) ids.push((await add(teacher.agent, { name })).body.id);
    const [a, b, c] = ids as [number, number, number];
    await hide(teacher.agent, b);
    const heard = listen();
    const answer = await order(teacher.agent, [c, b, a]);
    expect(answer.body.items.map((item) => item.id)).toEqual([c, b, a]);
    expect(await seenByPupil(pupil.agent)).toEqual(['ج', 'أ']);
    expect(heard).toEqual(SHELF_NEWS);
    await order(teacher.agent, [c, b, a]);
    expect(await auditLines(world, 'store_items_ordered')).toMatchObject([
      { staffId: teacher.id, before: '{"items":["أ","ب","ج"]}', after: '{"items":["ج","ب","أ"]}' },
    ]);
    expect((await add(teacher.agent, { name: 'د' })).status).toBe(200);
    expect((await shelf(teacher.agent)).map((item) => item.name)).toEqual(['ج', 'ب', 'أ', 'د']);
  });

  it('must name every item once', async () => {
    const { agent } = await world.teacher();
    const a = (await add(agent, { name: 'أ' })).body.id;
    const b = (await add(agent, { name: 'ب' })).body.id;
    for (const ids of [[b], [b, b], [b, a, a], [b, a, 4711], [a, 4711], [], 'all']) {
      const answer = await order(agent, ids);
      expect([answer.status, answer.error.code, Object.keys(answer.error.fields ?? {})]).toEqual([
        400,
        'validation',
        ['ids'],
      ]);
    }
    expect((await shelf(agent)).map((item) => item.id)).toEqual([a, b]);
  });

  it('can be changed while pupils buy', async () => {
    const teacher = await world.teacher();
    await openStore(world);
    const ids = await Promise.all(Array.from({ length: 8 }, (_, place) => shelve(world, { place, stock: 50 })));
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer(world)));
    const lines = ids.map((itemId) => ({ itemId }));
    for (let round = 0; round < 2; round += 1) {
      const wanted = round === 0 ? ids.toReversed() : ids;
      const answers = await Promise.all([
        ...buyers.map(({ agent }) => pay(agent, lines)),
        order(teacher.agent, wanted),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(200));
      expect((await shelf(teacher.agent)).map((item) => item.id)).toEqual(wanted);
    }
  });
});
