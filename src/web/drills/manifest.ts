import { createRoute } from '@tanstack/react-router';
import { screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const drills = {
  student: [createRoute(screenAt(student, '/drill', () => import('./screens/own-drill.tsx'), 'OwnDrill'))],
  live: [{ key: ['student', 'drills'], on: ['drills', 'hearing', 'quran'] }],
} as const satisfies Manifest;
