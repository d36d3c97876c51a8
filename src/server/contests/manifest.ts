import type { Manifest } from '#server/manifest';
import { contestsAudit } from '#strings/contests/audit';
import { contestsRefusals } from '#strings/contests/refusals';
import { countWaiting } from './plan.ts';
import { contestsRoutes } from './routes.ts';
import { recordFirstContest } from './service.ts';

export const contests: Manifest = {
  name: 'contests',
  refusals: contestsRefusals,
  audit: contestsAudit,
  routes: [contestsRoutes],
  provide: recordFirstContest,
  waiting: { contests: countWaiting },
};
