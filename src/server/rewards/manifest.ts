import type { Manifest } from '#server/manifest';
import { rewardsRoutes } from './routes.ts';
import { planRewards } from './seed.ts';

export const rewards: Manifest = {
  name: 'rewards',
  routes: [rewardsRoutes],
  demo: planRewards,
};
