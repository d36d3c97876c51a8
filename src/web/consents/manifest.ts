import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/consents/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { consentsSearch } from './admin-search.ts';

export const consents = {
  admin: [
    createRoute({
      ...screenAt(admin, '/consents', () => import('./screens/consents.tsx'), 'Consents'),
      validateSearch: consentsSearch,
      staticData: { grade: 'one', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/consents', label: nav.consents, group: 'pupils', icon: 'check' }],
  live: [{ key: ['admin', 'consents'], on: ['consents'] }],
} as const satisfies Manifest;
