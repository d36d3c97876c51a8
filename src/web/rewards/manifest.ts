import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/rewards/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { rewardsSearch } from './admin-search.ts';

export const rewards = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/rewards',
      validateSearch: rewardsSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/admin-rewards.tsx'), 'AdminRewards'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/give',
      validateSearch: plainSearch,
      staticData: { grade: 'one', pupils: true },
      component: lazyRouteComponent(() => import('./screens/admin-give.tsx'), 'AdminGive'),
    }),
  ],
  nav: [{ to: '/admin/rewards', label: nav.rewards, icon: 'gift' }],
  live: [{ key: ['admin', 'rewards'], on: ['balance', 'rewards'] }],
} as const satisfies Manifest;
