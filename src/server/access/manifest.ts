import type { Manifest } from '#server/manifest';
import { accessAudit } from '#strings/access/audit';
import { accessRefusals } from '#strings/access/refusals';
import { accessRoutes } from './routes.ts';

export const access: Manifest = {
  name: 'access',
  refusals: accessRefusals,
  audit: accessAudit,
  routes: [accessRoutes],
};
