import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/contests/nav';
import { admin, root, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';

export const contests = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/practice-results',
      component: lazyRouteComponent(() => import('./screens/practice-results.tsx'), 'PracticeResults'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/competitions',
      component: lazyRouteComponent(() => import('./screens/competitions.tsx'), 'Competitions'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/contests',
      validateSearch: plainSearch,
      component: lazyRouteComponent(() => import('./screens/contests.tsx'), 'Contests'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/contests/$id/shares',
      validateSearch: plainSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/shares.tsx'), 'Shares'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/student/competitions/$id/certificate',
      component: lazyRouteComponent(() => import('./screens/certificate.tsx'), 'Certificate'),
    }),
  ],
  nav: [{ to: '/admin/contests', label: nav.contests, icon: 'calendar', waits: 'contests' }],
  live: [
    { key: ['student', 'practice-results'], on: ['practice', 'contests'] },
    { key: ['student', 'competitions'], on: ['practice', 'contests'] },
    { key: ['admin', 'contests'], on: ['practice', 'contests'] },
  ],
} as const satisfies Manifest;
