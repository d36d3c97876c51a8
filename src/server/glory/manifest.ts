import type { Manifest } from '#server/manifest';
import { gloryAudit } from '#strings/glory/audit';
import { createGloryTables } from './migrations/078-glory.ts';
import { gloryRoutes } from './routes.ts';
import { planGlory } from './seed.ts';

export const glory: Manifest = {
  name: 'glory',
  migrations: { '078-glory': createGloryTables },
  audit: gloryAudit,
  routes: [gloryRoutes],
  demo: planGlory,
};
