import type { Manifest } from '#server/manifest';
import { byStaff } from '#server/seed/people';
import { gloryAudit } from '#strings/glory/audit';
import { createGloryTables } from './migrations/078-glory.ts';
import { gloryRoutes } from './routes.ts';
import { setLeftOut } from './service.ts';

export const glory: Manifest = {
  name: 'glory',
  migrations: { '078-glory': createGloryTables },
  audit: gloryAudit,
  consents: { boards: { topic: 'glory' } },
  routes: [gloryRoutes],
  // A guardian asked.
  demo: ({ teacher, pupils, schoolTime }) =>
    pupils
      .slice(-1)
      .map(({ id }) => byStaff(schoolTime(9, 13, 5), teacher, (deps, staff) => setLeftOut(deps, staff, id, true))),
};
