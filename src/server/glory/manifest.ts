import type { Manifest } from '#server/manifest';
import { gloryAudit } from '#strings/glory/audit';
import { createGloryTables } from './migrations/028-glory.ts';
import { indexNextAbove } from './migrations/046-next-above.ts';
import { gloryRoutes } from './routes.ts';
import { planGlory } from './seed.ts';

export const glory: Manifest = {
  name: 'glory',
  migrations: { '028-glory': createGloryTables, '046-next-above': () => indexNextAbove },
  audit: gloryAudit,
  routes: [gloryRoutes],
  demo: planGlory,
};
