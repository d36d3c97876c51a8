import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const drills = {
  student: [
    createRoute({
      getParentRoute: () => student,
      path: '/drill',
      component: lazyRouteComponent(() => import('./screens/own-drill.tsx'), 'OwnDrill'),
    }),
  ],
  live: [{ key: ['student', 'drills'], on: ['drills', 'hearing', 'quran'] }],
} as const satisfies Manifest;
