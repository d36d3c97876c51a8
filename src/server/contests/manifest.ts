import type { Manifest } from '#server/manifest';
import { contestsAudit } from '#strings/contests/audit';
import { contestsRefusals } from '#strings/contests/refusals';
import { createContestsTables } from './migrations/069-contests.ts';
import { contestsRoutes } from './routes.ts';
import { planContests } from './seed.ts';
import { countWaiting, isPracticeOpening, readdressRules, recordFirstContest } from './service.ts';

export const contests: Manifest = {
  name: 'contests',
  migrations: { '069-contests': createContestsTables },
  refusals: contestsRefusals,
  audit: contestsAudit,
  routes: [contestsRoutes],
  provide: recordFirstContest,
  readdress: readdressRules,
  demo: planContests,
  waiting: { contests: countWaiting },
  setup: { practice: isPracticeOpening },
};
