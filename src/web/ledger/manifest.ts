import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/ledger/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { ledgerSearch } from './admin-search.ts';

export const ledger = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/points',
      component: lazyRouteComponent(() => import('./screens/own-ledger.tsx'), 'OwnLedger'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/ledger',
      validateSearch: ledgerSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/admin-ledger.tsx'), 'AdminLedger'),
    }),
  ],
  nav: [{ to: '/admin/ledger', label: nav.ledger, icon: 'ledger' }],
  live: [
    { key: ['student', 'ledger'], on: ['balance'] },
    { key: ['admin', 'ledger'], on: ['balance'] },
  ],
} as const satisfies Manifest;
