import type { Manifest } from '#server/manifest';
import { contestsAudit } from '#strings/contests/audit';
import { contestsRefusals } from '#strings/contests/refusals';
import { allowOpenPractice } from './migrations/036-open-practice.ts';
import { contestsRoutes } from './routes.ts';
import { planContests } from './seed.ts';
import { countWaiting, recordFirstContest } from './service.ts';

export const contests: Manifest = {
  name: 'contests',
  migrations: { '036-open-practice': allowOpenPractice },
  refusals: contestsRefusals,
  audit: contestsAudit,
  routes: [contestsRoutes],
  provide: recordFirstContest,
  demo: planContests,
  waiting: { contests: countWaiting },
};
