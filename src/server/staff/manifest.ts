import type { Manifest } from '#server/manifest';
import { staffAudit } from '#strings/staff/audit';
import { staffRefusals } from '#strings/staff/refusals';
import { createInvitations } from './migrations/041-invitations.ts';
import { nameSessionDevices } from './migrations/042-session-devices.ts';
import { createSchool } from './migrations/044-school.ts';
import { staffRoutes } from './routes.ts';

export const staff: Manifest = {
  name: 'staff',
  migrations: {
    '041-invitations': createInvitations,
    '042-session-devices': () => nameSessionDevices,
    '044-school': () => createSchool,
  },
  refusals: staffRefusals,
  audit: staffAudit,
  routes: [staffRoutes],
};
