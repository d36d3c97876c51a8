import type { Manifest } from '#server/manifest';
import { privilegesAudit } from '#strings/privileges/audit';
import { privilegesRefusals } from '#strings/privileges/refusals';
import { privilegesRoutes } from './routes.ts';
import { planPrivileges } from './seed.ts';

export const privileges: Manifest = {
  name: 'privileges',
  refusals: privilegesRefusals,
  audit: privilegesAudit,
  routes: [privilegesRoutes],
  demo: planPrivileges,
};
