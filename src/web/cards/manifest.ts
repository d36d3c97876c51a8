import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { home, nav } from '#strings/cards/nav';
import { admin, root, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { cardsToPrint } from './print-search.ts';

export const cards = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/card',
      staticData: { home: { label: home, icon: 'qr', place: 4 } },
      component: lazyRouteComponent(() => import('./screens/own-card.tsx'), 'OwnCard'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/credentials',
      validateSearch: plainSearch,
      staticData: { grade: 'one', pupils: true },
      component: lazyRouteComponent(() => import('./screens/credentials.tsx'), 'Credentials'),
    }),
  ],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/admin/credentials/print',
      validateSearch: cardsToPrint,
      component: lazyRouteComponent(() => import('./screens/print-cards.tsx'), 'PrintCards'),
    }),
  ],
  nav: [{ to: '/admin/credentials', label: nav.credentials, icon: 'card' }],
} as const satisfies Manifest;
