import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { home } from '#strings/growth/nav';
import { student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const growth = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/self-development/word-association',
      staticData: { home: { label: home, icon: 'spark', place: 5 } },
      component: lazyRouteComponent(() => import('./screens/own-word-association.tsx'), 'OwnWordAssociation'),
    }),
  ],
} as const satisfies Manifest;
