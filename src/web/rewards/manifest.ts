import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/rewards/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { rewardsSearch } from './admin-search.ts';

export const rewards = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/rewards',
      component: lazyRouteComponent(() => import('./screens/student-rewards.tsx'), 'StudentRewards'),
    }),
  ],
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
  live: [
    // A claim on another device pays and settles a reward at once.
    { key: ['student', 'rewards'], on: ['balance', 'rewards'] },
    { key: ['admin', 'rewards'], on: ['balance', 'rewards'] },
  ],
} as const satisfies Manifest;
