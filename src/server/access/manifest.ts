import type { Manifest } from '#server/manifest';
import { accessAudit } from '#strings/access/audit';
import { accessRefusals } from '#strings/access/refusals';
import { createAccess } from './migrations/001-access.ts';
import { accessRoutes } from './routes.ts';

export const access: Manifest = {
  name: 'access',
  migrations: { '001-access': createAccess },
  refusals: accessRefusals,
  audit: accessAudit,
  routes: [accessRoutes],
};
