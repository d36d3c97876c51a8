import { createRoute } from '@tanstack/react-router';
import { nav } from '#strings/glory/nav';
import { admin, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const glory = {
  student: [createRoute(screenAt(student, '/glory', () => import('./screens/own-glory.tsx'), 'OwnGlory'))],
  admin: [
    createRoute(screenAt(admin, '/glory', () => import('./screens/glory-settings.tsx'), 'GlorySettings')),
    createRoute({
      ...screenAt(admin, '/glory/wall', () => import('./screens/glory-wall.tsx'), 'GloryWall'),
      staticData: { wall: true },
    }),
  ],
  nav: [{ to: '/admin/glory', label: nav.glory, group: 'games', icon: 'trophy' }],
  live: [
    { key: ['student', 'glory'], on: ['balance', 'glory', 'exams'] },
    { key: ['admin', 'glory'], on: ['balance', 'glory', 'exams'] },
  ],
} as const satisfies Manifest;
