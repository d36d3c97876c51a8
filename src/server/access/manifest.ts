import type { Manifest } from '#server/manifest';
import { accessAudit } from '#strings/access/audit';
import { accessRefusals } from '#strings/access/refusals';
import { createAccessTables } from './migrations/053-access.ts';
import { accessRoutes } from './routes.ts';

export const access: Manifest = {
  name: 'access',
  migrations: { '053-access': createAccessTables },
  refusals: accessRefusals,
  audit: accessAudit,
  routes: [accessRoutes],
};
