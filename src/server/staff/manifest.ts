import type { Manifest } from '#server/manifest';
import { staffAudit } from '#strings/staff/audit';
import { staffRefusals } from '#strings/staff/refusals';
import { createInvitations } from './migrations/038-invitations.ts';
import { nameSessionDevices } from './migrations/039-session-devices.ts';
import { createSchool } from './migrations/041-school.ts';
import { staffRoutes } from './routes.ts';

export const staff: Manifest = {
  name: 'staff',
  migrations: {
    '038-invitations': createInvitations,
    '039-session-devices': () => nameSessionDevices,
    '041-school': () => createSchool,
  },
  refusals: staffRefusals,
  audit: staffAudit,
  routes: [staffRoutes],
};
