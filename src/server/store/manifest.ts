import type { Manifest } from '#server/manifest';
import { storeAudit } from '#strings/store/audit';
import { storeRefusals } from '#strings/store/refusals';
import { refunds } from './bought-privileges.ts';
import { createStoreTables } from './migrations/061-store.ts';
import { storeOfPupil } from './of-pupil.ts';
import { countWaiting } from './orders-queries.ts';
import { adminStoreRoutes, storePictureRoutes, storeRoutes } from './routes.ts';
import { planStore } from './seed.ts';
import { checkStore, isItemPicture, stockShelfIfEmpty } from './service.ts';

export const store = {
  name: 'store',
  migrations: { '061-store': createStoreTables },
  refusals: storeRefusals,
  audit: storeAudit,
  routes: [storeRoutes, adminStoreRoutes],
  uploads: storePictureRoutes,
  files: { store: isItemPicture },
  provide: stockShelfIfEmpty,
  check: checkStore,
  demo: planStore,
  waiting: { orders: countWaiting },
  ofPupil: storeOfPupil,
  refunds,
} satisfies Manifest;
