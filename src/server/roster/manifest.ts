import type { Manifest } from '#server/manifest';
import { rosterAudit } from '#strings/roster/audit';
import { rosterRefusals } from '#strings/roster/refusals';
import { rosterRoutes } from './routes.ts';

export const roster: Manifest = {
  name: 'roster',
  refusals: rosterRefusals,
  audit: rosterAudit,
  routes: [rosterRoutes],
};
