import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nav } from '#strings/glory/nav';
import { admin, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const glory = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/glory',
      component: lazyRouteComponent(() => import('./screens/own-glory.tsx'), 'OwnGlory'),
    }),
  ],
  admin: [
    createRoute({
      getParentRoute: () => admin,
      path: '/glory',
      component: lazyRouteComponent(() => import('./screens/glory-settings.tsx'), 'GlorySettings'),
    }),
    createRoute({
      getParentRoute: () => admin,
      path: '/glory/wall',
      staticData: { wall: true },
      component: lazyRouteComponent(() => import('./screens/glory-wall.tsx'), 'GloryWall'),
    }),
  ],
  nav: [{ to: '/admin/glory', label: nav.glory, icon: 'trophy' }],
  live: [
    { key: ['student', 'glory'], on: ['balance', 'glory', 'exams'] },
    { key: ['admin', 'glory'], on: ['balance', 'glory', 'exams'] },
  ],
} as const satisfies Manifest;
