import type { Manifest } from '#server/manifest';
import { growthRefusals } from '#strings/growth/refusals';
import { readWordSets } from './content.ts';
import { createGrowthTables } from './migrations/079-growth.ts';
import { growthRoutes } from './routes.ts';
import { planGrowth } from './seed.ts';

export const growth: Manifest = {
  name: 'growth',
  migrations: { '079-growth': createGrowthTables },
  refusals: growthRefusals,
  routes: [growthRoutes],
  // A file that cannot be used is found at the start.
  provide: readWordSets,
  demo: planGrowth,
};
