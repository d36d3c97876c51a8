import type { Manifest } from '#server/manifest';
import { rosterAudit } from '#strings/roster/audit';
import { rosterRefusals } from '#strings/roster/refusals';
import { createRosterImports } from './migrations/038-roster-imports.ts';
import { keepWholeFirstNames } from './migrations/045-whole-first-names.ts';
import { rosterRoutes } from './routes.ts';

export const roster: Manifest = {
  name: 'roster',
  migrations: { '038-roster-imports': createRosterImports, '045-whole-first-names': () => keepWholeFirstNames },
  refusals: rosterRefusals,
  audit: rosterAudit,
  routes: [rosterRoutes],
};
