import type { Manifest } from '#server/manifest';
import { staffAudit } from '#strings/staff/audit';
import { staffRefusals } from '#strings/staff/refusals';
import { staffRoutes } from './routes.ts';

export const staff: Manifest = {
  name: 'staff',
  refusals: staffRefusals,
  audit: staffAudit,
  routes: [staffRoutes],
};
