import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/photos/nav';
import { admin, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { photosSearch } from './admin-search.ts';

export const photos = {
  admin: [
    createRoute({
      ...screenAt(admin, '/photos', () => import('./screens/photos.tsx'), 'Photos'),
      validateSearch: photosSearch,
      staticData: { grade: 'any', pupils: true },
    }),
  ],
  nav: [{ to: '/admin/photos', label: nav.photos, group: 'pupils', icon: 'camera', waits: 'photos' }],
  live: [
    { key: ['student', 'photo'], on: ['photo'] },
    { key: ['admin', 'photos'], on: ['photo'] },
  ],
} as const satisfies Manifest;
