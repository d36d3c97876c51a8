import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/tracking/nav';
import { admin, root, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { trackingSearch } from './admin-search.ts';
import { MARKS } from './outbox-kind.ts';

export const tracking = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/recitation',
      component: lazyRouteComponent(() => import('./screens/own-recitation.tsx'), 'OwnRecitation'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/tracking',
      validateSearch: trackingSearch,
      staticData: { grade: 'one', pupils: true },
      component: lazyRouteComponent(() => import('./screens/tracking.tsx'), 'Tracking'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/tracking/screen',
      staticData: { wall: true },
      component: lazyRouteComponent(() => import('./screens/mirror.tsx'), 'Mirror'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/admin/tracking/sheet/$student',
      validateSearch: trackingSearch,
      component: lazyRouteComponent(() => import('./screens/home-sheet.tsx'), 'HomeSheet'),
    }),
  ],
  outbox: { kind: MARKS, page: '/admin/tracking', send: async () => (await import('./marks-outbox.ts')).sendMarksOf },
  nav: [{ to: '/admin/tracking', label: nav.tracking, icon: 'target' }],
  live: [
    { key: ['admin', 'tracking'], on: ['hearing', 'quran'] },
    { key: ['admin', 'recitation'], on: ['turns', 'quran'] },
    { key: ['student', 'tracking'], on: ['hearing', 'quran'] },
  ],
} as const satisfies Manifest;
