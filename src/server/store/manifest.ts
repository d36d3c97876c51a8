import type { Manifest } from '#server/manifest';
import { happenings, standings } from '#strings/roster/pupil-page';
import { storeAudit } from '#strings/store/audit';
import { storeRefusals } from '#strings/store/refusals';
import { orderStatusNames } from '#strings/store/staff';
import { refunds } from './bought-privileges.ts';
import { createStoreTables } from './migrations/061-store.ts';
import * as queries from './orders-queries.ts';
import { adminStoreRoutes, storePictureRoutes, storeRoutes } from './routes.ts';
import { planStore } from './seed.ts';
import { checkStore, isItemPicture, readdressShelf, readSettings, stockShelfIfEmpty } from './service.ts';

export const store = {
  name: 'store',
  migrations: { '061-store': createStoreTables },
  refusals: storeRefusals,
  audit: storeAudit,
  routes: [storeRoutes, adminStoreRoutes],
  uploads: storePictureRoutes,
  files: { store: isItemPicture },
  provide: stockShelfIfEmpty,
  readdress: readdressShelf,
  check: checkStore,
  demo: planStore,
  waiting: { orders: queries.countWaiting },
  setup: { store: async ({ db }) => (await readSettings(db)).mode === 'live' },
  ofPupil: [
    {
      kind: 'orders',
      standing: async (executor, studentId) => {
        const { all, open } = await queries.countOfPupil(executor, studentId);
        return { value: standings.orders(all), note: all === 0 ? '' : standings.openOrders(open) };
      },
      happened: async (executor, studentId, page) =>
        (await queries.listBefore(executor, studentId, page)).map((row) => ({
          at: row.createdAt,
          text: happenings.order(row.itemName, row.quantity),
          note: orderStatusNames[row.status],
        })),
    },
  ],
  refunds,
} satisfies Manifest;
