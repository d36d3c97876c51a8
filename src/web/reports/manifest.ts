import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/reports/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { requestsSearch } from './admin-search.ts';

export const reports = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/requests',
      validateSearch: requestsSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/requests.tsx'), 'Requests'),
    }),
  ],
  nav: [{ to: '/admin/requests', label: nav.requests, icon: 'inbox', waits: 'reports' }],
  live: [{ key: ['admin', 'reports'], on: ['reports'] }],
} as const satisfies Manifest;
