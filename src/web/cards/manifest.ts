import { createRoute } from '@tanstack/react-router';
import { home, nav } from '#strings/cards/nav';
import { admin, root, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';
import { cardsToPrint } from './print-search.ts';

export const cards = {
  student: [
    createRoute({
      ...screenAt(student, '/card', () => import('./screens/own-card.tsx'), 'OwnCard'),
      staticData: { home: { label: home, icon: 'qr', place: 4 } },
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/credentials', () => import('./screens/credentials.tsx'), 'Credentials'),
      validateSearch: plainSearch,
      staticData: { grade: 'one', pupils: true },
    }),
  ],
  papers: [
    createRoute({
      ...screenAt(root, '/admin/credentials/print', () => import('./screens/print-cards.tsx'), 'PrintCards'),
      validateSearch: cardsToPrint,
    }),
  ],
  nav: [{ to: '/admin/credentials', label: nav.credentials, group: 'pupils', icon: 'card' }],
} as const satisfies Manifest;
