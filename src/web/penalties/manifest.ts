import { createRoute } from '@tanstack/react-router';
import { home, nav } from '#strings/penalties/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { penaltiesSearch } from './admin-search.ts';

export const penalties = {
  student: [
    createRoute({
      ...screenAt(student, '/conduct', () => import('./screens/own-conduct.tsx'), 'OwnConduct'),
      staticData: { home: { label: home, icon: 'shield', place: 3 } },
    }),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/penalties', () => import('./screens/penalties.tsx'), 'Penalties'),
      validateSearch: penaltiesSearch,
      staticData: { grade: 'any', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/penalties', label: nav.penalties, group: 'pupils', icon: 'scale', waits: 'conduct' }],
  live: [
    { key: ['student', 'conduct'], on: ['penalties'] },
    { key: ['admin', 'penalties'], on: ['penalties'] },
  ],
} as const satisfies Manifest;
