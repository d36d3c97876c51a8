import type { Manifest } from '#server/manifest';
import { rosterAudit } from '#strings/roster/audit';
import { rosterRefusals } from '#strings/roster/refusals';
import { createRosterImports } from './migrations/038-roster-imports.ts';
import { rosterRoutes } from './routes.ts';

export const roster: Manifest = {
  name: 'roster',
  migrations: { '038-roster-imports': createRosterImports },
  refusals: rosterRefusals,
  audit: rosterAudit,
  routes: [rosterRoutes],
};
