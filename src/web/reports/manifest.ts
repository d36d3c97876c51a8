import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/reports/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { requestsSearch } from './admin-search.ts';

export const reports = {
  admin: [
    createRoute({
      ...screenAt(admin, '/requests', () => import('./screens/requests.tsx'), 'Requests'),
      validateSearch: requestsSearch,
      staticData: { grade: 'any', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/requests', label: nav.requests, group: 'pupils', icon: 'inbox', waits: 'reports' }],
  live: [{ key: ['admin', 'reports'], on: ['reports'] }],
} as const satisfies Manifest;
