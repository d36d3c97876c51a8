import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/guardians/nav';
import { admin, root, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { consentsToPrint, slipsToPrint } from './print-search.ts';

export const guardians = {
  admin: [
    createRoute({
      ...screenAt(admin, '/guardians', () => import('./screens/guardians.tsx'), 'Guardians'),
      validateSearch: plainSearch,
      staticData: { grade: 'one', pupils: true },
    }),
  ],
  papers: [
    createRoute({
      ...screenAt(root, '/admin/guardians/print', () => import('./screens/print-slips.tsx'), 'PrintSlips'),
      validateSearch: slipsToPrint,
    }),
    createRoute({
      ...screenAt(root, '/admin/guardians/consents', () => import('./screens/print-consents.tsx'), 'PrintConsents'),
      validateSearch: consentsToPrint,
    }),
  ],
  nav: [{ to: '/admin/guardians', label: nav.guardians, group: 'pupils', icon: 'print' }],
  live: [{ key: ['admin', 'guardians'], on: ['guardians'] }],
} as const satisfies Manifest;
