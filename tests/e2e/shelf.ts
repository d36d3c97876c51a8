import type { APIRequestContext } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';

export interface Item {
  id: number;
  name: string;
  stock: number;
  version: number;
}

export interface Settings {
  mode: 'trial' | 'live';
  isClosed: boolean;
  hours: object[];
}

const GOODS = {
  category: 'supermarket',
  description: 'للتجربة فقط',
  priceType: 'coins',
  price: 20,
  icon: 'juice',
  gradient: 'sky',
  used: false,
  stock: 5,
  specs: [] as string[],
  warning: null as string | null,
  permission: 'none',
  notAvailable: false,
  notInRamadan: false,
  limitPerPupil: null as number | null,
  partySize: 1,
};

export const settingsOf = async (office: APIRequestContext): Promise<Settings> =>
  (await (await office.get('/api/admin/store')).json()).settings;

export const setStore = async (office: APIRequestContext, settings: Settings): Promise<void> => {
  expect((await office.put('/api/admin/store/settings', { data: settings })).ok()).toBe(true);
};

/** Staff change what they have on the shelf, as they see it there. */
export const changeItem = async (office: APIRequestContext, item: Item, fields: object): Promise<void> => {
  const data = { ...GOODS, name: item.name, seenStock: item.stock, seenVersion: item.version, ...fields };
  expect((await office.put(`/api/admin/store/items/${item.id}`, { data })).ok()).toBe(true);
};

let made = 0;

interface Shelf {
  selling: Settings;
  /** Staff put something on the shelf: ordinary goods, but for the fields given. */
  sell: (fields?: object) => Promise<Item>;
}

/** The product is shared by the journeys of a worker: each finds the store selling, and leaves shelf and mode as they were. */
export const test = base.extend<Shelf>({
  selling: async ({ office }, use) => {
    const before = await settingsOf(office);
    const selling: Settings = { mode: 'live', isClosed: false, hours: [] };
    await setStore(office, selling);
    await use(selling);
    await setStore(office, before);
  },
  sell: async ({ office, selling }, use) => {
    const shelved: Item[] = [];
    await use(async (fields = {}) => {
      expect(selling.mode).toBe('live');
      made += 1;
      const data = { ...GOODS, name: `بضاعة مجرّبة ${made}`, ...fields };
      const added = await office.post('/api/admin/store/items', { data });
      expect(added.ok()).toBe(true);
      const item: Item = await added.json();
      shelved.push(item);
      return item;
    });
    for (const { id } of shelved) await office.post(`/api/admin/store/items/${id}/hide`);
  },
});
