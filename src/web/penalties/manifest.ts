import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { home, nav } from '#strings/penalties/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { penaltiesSearch } from './admin-search.ts';

export const penalties = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/conduct',
      staticData: { home: { label: home, icon: 'shield', place: 3 } },
      component: lazyRouteComponent(() => import('./screens/own-conduct.tsx'), 'OwnConduct'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/penalties',
      validateSearch: penaltiesSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/penalties.tsx'), 'Penalties'),
    }),
  ],
  nav: [{ to: '/admin/penalties', label: nav.penalties, icon: 'scale', waits: 'conduct' }],
  live: [
    { key: ['student', 'conduct'], on: ['penalties'] },
    { key: ['admin', 'penalties'], on: ['penalties'] },
  ],
} as const satisfies Manifest;
