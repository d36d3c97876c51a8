import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';
import { readCatalogue } from './catalogue.ts';
import { stockShelfIfEmpty } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const shelf = async () => {
  const { agent } = await world.teacher();
  return (await agent.call('GET /api/admin/store')).body;
};

describe('the first shelf of a school', () => {
  it('has the specification’s items, prices and stock, all in coins, in trial', async () => {
    await stockShelfIfEmpty(world.deps);
    const { items, settings } = await shelf();
    expect(settings.mode).toBe('trial');
    expect(items.map(({ icon, price, stock, partySize }) => [icon, price, stock, partySize])).toEqual([
      ['tablet', 300, 2, 1],
      ['console', 600, 1, 1],
      ['game-card', 150, 1, 1],
      ['gift-card', 80, 1, 1],
      ['recitation', 5, null, 1],
      ['session', 60, null, 1],
      ['pair', 30, null, 2],
      ['quartet', 20, null, 4],
      ['tea', 5, null, 1],
      ['juice', 5, 5, 1],
      ['water', 5, 6, 1],
      ['ice-cream', 15, 1, 1],
    ]);
    expect(items.every((item) => item.priceType === 'coins' && !item.hidden)).toBe(true);
    const iconsOf = (isSo: (item: (typeof items)[number]) => boolean) => items.filter(isSo).map((item) => item.icon);
    expect(iconsOf((item) => item.notInRamadan)).toEqual(['pair', 'quartet', 'tea', 'juice', 'water', 'ice-cream']);
    expect(iconsOf((item) => item.permission === 'parent')).toEqual(['tablet', 'console', 'game-card']);
    expect(iconsOf((item) => item.permission === 'printed')).toEqual(['session', 'pair', 'quartet']);
    expect(iconsOf((item) => item.used)).toEqual(['tablet']);
  });

  it('is stocked once, however often and by however many processes at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => stockShelfIfEmpty(world.deps)));
    const { items } = await shelf();
    expect(items).toHaveLength(12);
    expect(new Set(items.map((item) => item.name)).size).toBe(12);
  });

  it('is left alone where staff have put or hidden anything', async () => {
    const { agent } = await world.teacher();
    const [tea] = await readCatalogue();
    const { body } = await agent.call('POST /api/admin/store/items', { body: tea as object });
    await agent.call('POST /api/admin/store/items/:id/hide', { params: { id: body.id } });
    await stockShelfIfEmpty(world.deps);
    expect((await shelf()).items).toMatchObject([{ id: body.id, hidden: true }]);
  });

  it.each([
    ['an unknown icon', { icon: 'skull' }, 'icon'],
    ['a price of nothing', { price: 0 }, 'price'],
    ['a missing name', { name: '' }, 'name'],
  ])('is not read from a file with %s, and the error says where', async (_, mistake, field) => {
    const [first] = await readCatalogue();
    const path = join(world.deps.config.dataDir, 'store.json');
    await writeFile(path, JSON.stringify([first, { ...first, ...mistake }]));
    await expect(readCatalogue(path)).rejects.toThrow(`[1].${field}`);
  });
});
