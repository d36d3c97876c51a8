import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/tracking/nav';
import { admin, root, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { trackingSearch } from './admin-search.ts';
import { MARKS } from './outbox-kind.ts';

export const tracking = {
  student: [
    createRoute(screenAt(student, '/recitation', () => import('./screens/own-recitation.tsx'), 'OwnRecitation')),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/tracking', () => import('./screens/tracking.tsx'), 'Tracking'),
      validateSearch: trackingSearch,
      staticData: { grade: 'one', pupils: true },
    }),
    createRoute({
      ...screenAt(admin, '/tracking/screen', () => import('./screens/mirror.tsx'), 'Mirror'),
      staticData: { wall: true },
    }),
  ],
  papers: [
    createRoute({
      ...screenAt(root, '/admin/tracking/sheet/$student', () => import('./screens/home-sheet.tsx'), 'HomeSheet'),
      validateSearch: trackingSearch,
    }),
  ],
  outbox: { kind: MARKS, page: '/admin/tracking', send: async () => (await import('./marks-outbox.ts')).sendMarksOf },
  nav: [{ to: '/admin/tracking', label: nav.tracking, group: 'day', icon: 'target' }],
  actions: [{ to: '/admin/tracking/screen', label: nav.wall, icon: 'target' }],
  live: [
    { key: ['admin', 'tracking'], on: ['hearing', 'quran'] },
    { key: ['admin', 'recitation'], on: ['turns', 'quran'] },
    { key: ['student', 'tracking'], on: ['hearing', 'quran'] },
  ],
} as const satisfies Manifest;
