import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { nav } from '#strings/quran/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { positiveNumber } from '#web/ui/list/search.ts';
import { quranSearch } from './admin-search.ts';

export const quran = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/quran',
      component: lazyRouteComponent(() => import('./screens/own-texts.tsx'), 'OwnTexts'),
    }),
    createRoute({
      getParentRoute: () => student,
      path: '/quran/$textId',
      beforeLoad: ({ params }) => {
        if (!positiveNumber(params.textId)) throw redirect({ to: '/student/quran' });
      },
      component: lazyRouteComponent(() => import('./screens/own-text.tsx'), 'OwnText'),
    }),
  ],
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
  live: [
    { key: ['student', 'quran-texts'], on: ['quran', 'recordings'] },
    { key: ['student', 'quran'], on: ['quran'] },
    { key: ['admin', 'quran'], on: ['quran'] },
  ],
} as const satisfies Manifest;
