import type { Manifest } from '#server/manifest';
import { storeRoutes } from './routes.ts';
import { adminStoreRoutes, storeOrderRoutes, storePictureRoutes } from './routes-admin.ts';
import { planStore } from './seed.ts';
import { checkStore, isItemPicture, stockShelfIfEmpty } from './service.ts';

export const store: Manifest = {
  name: 'store',
  routes: [storeRoutes, adminStoreRoutes, storeOrderRoutes],
  uploads: storePictureRoutes,
  files: { store: isItemPicture },
  provide: stockShelfIfEmpty,
  check: checkStore,
  demo: planStore,
};
