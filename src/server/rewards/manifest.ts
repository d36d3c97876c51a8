import type { Manifest } from '#server/manifest';
import { rewardsAudit } from '#strings/rewards/audit';
import { rewardsRefusals } from '#strings/rewards/refusals';
import { providePresets, readdressPresets } from './gifts.ts';
import { createRewardsTables } from './migrations/059-rewards.ts';
import { indexClaims } from './migrations/086-last-claim.ts';
import { rewardsRoutes } from './routes.ts';
import { rewardEnds } from './running-ends.ts';
import { planRewards } from './seed.ts';

export const rewards: Manifest = {
  name: 'rewards',
  migrations: { '059-rewards': createRewardsTables, '086-last-claim': indexClaims },
  refusals: rewardsRefusals,
  audit: rewardsAudit,
  routes: [rewardsRoutes],
  provide: providePresets,
  readdress: readdressPresets,
  ofTerms: { ends: rewardEnds },
  demo: planRewards,
};
