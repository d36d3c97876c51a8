import type { Manifest } from '#server/manifest';
import { drillsRefusals } from '#strings/drills/refusals';
import { createDrillsTables } from './migrations/075-drills.ts';
import { drillsRoutes } from './routes.ts';
import { planDrills } from './seed.ts';

export const drills: Manifest = {
  name: 'drills',
  migrations: { '075-drills': createDrillsTables },
  refusals: drillsRefusals,
  routes: [drillsRoutes],
  demo: planDrills,
};
