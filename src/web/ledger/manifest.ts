import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/ledger/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { ledgerSearch } from './admin-search.ts';

export const ledger = {
  student: [createRoute(screenAt(student, '/points', () => import('./screens/own-ledger.tsx'), 'OwnLedger'))],
  admin: [
    createRoute({
      ...screenAt(admin, '/ledger', () => import('./screens/admin-ledger.tsx'), 'AdminLedger'),
      validateSearch: ledgerSearch,
      staticData: { grade: 'any', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/ledger', label: nav.ledger, group: 'rewards', icon: 'ledger' }],
  live: [
    { key: ['student', 'ledger'], on: ['balance'] },
    { key: ['admin', 'ledger'], on: ['balance'] },
  ],
} as const satisfies Manifest;
