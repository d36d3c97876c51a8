import type { Manifest } from '#server/manifest';
import { rosterAudit } from '#strings/roster/audit';
import { rosterRefusals } from '#strings/roster/refusals';
import { createRosterTables } from './migrations/051-roster.ts';
import { rosterRoutes } from './routes.ts';

export const roster: Manifest = {
  name: 'roster',
  migrations: { '051-roster': createRosterTables },
  refusals: rosterRefusals,
  audit: rosterAudit,
  routes: [rosterRoutes],
};
