import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/guardians/nav';
import { admin, root } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { slipsToPrint } from './print-search.ts';

export const guardians = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/guardians',
      validateSearch: plainSearch,
      staticData: { grade: 'one', pupils: true },
      component: lazyRouteComponent(() => import('./screens/guardians.tsx'), 'Guardians'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/admin/guardians/print',
      validateSearch: slipsToPrint,
      component: lazyRouteComponent(() => import('./screens/print-slips.tsx'), 'PrintSlips'),
    }),
  ],
  nav: [{ to: '/admin/guardians', label: nav.guardians, icon: 'print' }],
  live: [{ key: ['admin', 'guardians'], on: ['guardians'] }],
} as const satisfies Manifest;
