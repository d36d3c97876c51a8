import type { Manifest } from '#server/manifest';
import { privilegesAudit } from '#strings/privileges/audit';
import { privilegesRefusals } from '#strings/privileges/refusals';
import { createPrivilegesTables } from './migrations/062-privileges.ts';
import { countWaiting } from './queries.ts';
import { privilegesRoutes } from './routes.ts';
import { planPrivileges } from './seed.ts';

export const privileges: Manifest = {
  name: 'privileges',
  migrations: { '062-privileges': createPrivilegesTables },
  refusals: privilegesRefusals,
  audit: privilegesAudit,
  routes: [privilegesRoutes],
  demo: planPrivileges,
  waiting: { privileges: countWaiting },
};
