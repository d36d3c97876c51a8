import type { Manifest } from '#server/manifest';
import { accessAudit } from '#strings/access/audit';
import { accessRefusals } from '#strings/access/refusals';
import { createAccessTables } from './migrations/053-access.ts';
import { createPasskeys } from './migrations/089-passkeys.ts';
import { accessRoutes } from './routes.ts';

export const access: Manifest = {
  name: 'access',
  migrations: { '053-access': createAccessTables, '089-passkeys': createPasskeys },
  refusals: accessRefusals,
  audit: accessAudit,
  routes: [accessRoutes],
};
