import type { Manifest } from '#server/manifest';
import { staffAudit } from '#strings/staff/audit';
import { staffRefusals } from '#strings/staff/refusals';
import { createStaffTables } from './migrations/050-staff.ts';
import { staffRoutes } from './routes.ts';

export const staff: Manifest = {
  name: 'staff',
  migrations: { '050-staff': createStaffTables },
  refusals: staffRefusals,
  audit: staffAudit,
  routes: [staffRoutes],
};
