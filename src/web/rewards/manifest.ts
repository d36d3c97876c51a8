import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/rewards/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { rewardsSearch } from './admin-search.ts';

export const rewards = {
  admin: [
    createRoute({
      ...screenAt(admin, '/rewards', () => import('./screens/admin-rewards.tsx'), 'AdminRewards'),
      validateSearch: rewardsSearch,
      staticData: { grade: 'any', pupils: true },
    }),
    createRoute({
      ...screenAt(admin, '/give', () => import('./screens/admin-give.tsx'), 'AdminGive'),
      validateSearch: plainSearch,
      staticData: { grade: 'one', pupils: true },
    }),
  ],
  nav: [
    { to: '/admin/give', label: nav.give, group: 'day', icon: 'star' },
    { to: '/admin/rewards', label: nav.rewards, group: 'rewards', icon: 'gift' },
  ],
  live: [{ key: ['admin', 'rewards'], on: ['balance', 'rewards'] }],
} as const satisfies Manifest;
