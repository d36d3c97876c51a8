import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/quran/nav';
import { admin } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { quranSearch } from './admin-search.ts';

export const quran = {
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/quran',
      validateSearch: quranSearch,
      staticData: { grade: 'one' },
      component: lazyRouteComponent(() => import('./screens/texts.tsx'), 'Texts'),
    }),
  ],
  nav: [{ to: '/admin/quran', label: nav.texts, icon: 'mushaf' }],
  live: [{ key: ['admin', 'quran'], on: ['quran'] }],
} as const satisfies Manifest;
