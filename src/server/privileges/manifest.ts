import type { Manifest } from '#server/manifest';
import { privilegesAudit } from '#strings/privileges/audit';
import { privilegesRefusals } from '#strings/privileges/refusals';
import { createPrivilegesTables } from './migrations/007-privileges.ts';
import { linkBoughtPrivileges } from './migrations/016-bought-privileges.ts';
import { countWaiting } from './queries.ts';
import { privilegesRoutes } from './routes.ts';
import { planPrivileges } from './seed.ts';

export const privileges: Manifest = {
  name: 'privileges',
  migrations: { '007-privileges': createPrivilegesTables, '016-bought-privileges': linkBoughtPrivileges },
  refusals: privilegesRefusals,
  audit: privilegesAudit,
  routes: [privilegesRoutes],
  demo: planPrivileges,
  waiting: { privileges: countWaiting },
};
