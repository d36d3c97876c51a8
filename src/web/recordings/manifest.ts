import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/recordings/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { recordingsSearch } from './admin-search.ts';

export const recordings = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/recordings',
      validateSearch: recordingsSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/recordings.tsx'), 'Recordings'),
    }),
  ],
  nav: [{ to: '/admin/recordings', label: nav.recordings, icon: 'mic', waits: 'recordings' }],
  live: [
    { key: ['student', 'recordings'], on: ['recordings'] },
    { key: ['admin', 'recordings'], on: ['recordings'] },
  ],
} as const satisfies Manifest;
