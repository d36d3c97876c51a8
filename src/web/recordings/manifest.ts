import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/recordings/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { recordingsSearch } from './admin-search.ts';

export const recordings = {
  admin: [
    createRoute({
      ...screenAt(admin, '/recordings', () => import('./screens/recordings.tsx'), 'Recordings'),
      validateSearch: recordingsSearch,
      staticData: { grade: 'any', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/recordings', label: nav.recordings, group: 'lessons', icon: 'mic', waits: 'recordings' }],
  live: [
    { key: ['student', 'recordings'], on: ['recordings'] },
    { key: ['admin', 'recordings'], on: ['recordings'] },
  ],
} as const satisfies Manifest;
