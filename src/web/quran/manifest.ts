import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { home } from '#strings/quran/nav';
import { student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';
import { positiveNumber } from '#web/ui/list/search.ts';

export const quran = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/quran',
      staticData: { home: { label: home, icon: 'book', place: 1 } },
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
  live: [{ key: ['student', 'quran'], on: ['quran'] }],
} as const satisfies Manifest;
