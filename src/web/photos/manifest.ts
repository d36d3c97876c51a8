import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/photos/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { photosSearch } from './admin-search.ts';

export const photos = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/photos',
      validateSearch: photosSearch,
      staticData: { grade: 'any', pupils: true },
      component: lazyRouteComponent(() => import('./screens/photos.tsx'), 'Photos'),
    }),
  ],
  nav: [{ to: '/admin/photos', label: nav.photos, icon: 'camera', waits: 'photos' }],
  live: [
    { key: ['student', 'photo'], on: ['photo'] },
    { key: ['admin', 'photos'], on: ['photo'] },
  ],
} as const satisfies Manifest;
