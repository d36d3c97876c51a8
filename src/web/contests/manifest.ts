import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/contests/nav';
import { admin, root, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { plainSearch } from '#web/ui/list/search.ts';

export const contests = {
  student: [
    createRoute(
      screenAt(student, '/practice-results', () => import('./screens/practice-results.tsx'), 'PracticeResults'),
    ),
    createRoute(screenAt(student, '/competitions', () => import('./screens/competitions.tsx'), 'Competitions')),
  ],
  admin: [
    createRoute({
      ...screenAt(admin, '/contests', () => import('./screens/contests.tsx'), 'Contests'),
      validateSearch: plainSearch,
    }),
    createRoute({
      ...screenAt(admin, '/contests/$id/shares', () => import('./screens/shares.tsx'), 'Shares'),
      validateSearch: plainSearch,
      staticData: { grade: 'any', pupils: true },
    }),
  ],
  papers: [
    createRoute(
      screenAt(root, '/student/competitions/$id/certificate', () => import('./screens/certificate.tsx'), 'Certificate'),
    ),
  ],
  nav: [{ to: '/admin/contests', label: nav.contests, group: 'games', icon: 'calendar', waits: 'contests' }],
  live: [
    { key: ['student', 'practice-results'], on: ['practice', 'contests'] },
    { key: ['student', 'competitions'], on: ['practice', 'contests'] },
    { key: ['admin', 'contests'], on: ['practice', 'contests'] },
  ],
} as const satisfies Manifest;
