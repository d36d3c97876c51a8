import type { Manifest } from '#server/manifest';
import { rewardsAudit } from '#strings/rewards/audit';
import { rewardsRefusals } from '#strings/rewards/refusals';
import { rewardsRoutes } from './routes.ts';
import { planRewards } from './seed.ts';

export const rewards: Manifest = {
  name: 'rewards',
  refusals: rewardsRefusals,
  audit: rewardsAudit,
  routes: [rewardsRoutes],
  demo: planRewards,
};
