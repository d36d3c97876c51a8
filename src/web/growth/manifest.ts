import { createRoute } from '@tanstack/react-router';
import { home } from '#strings/growth/nav';
import { screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const growth = {
  student: [
    createRoute({
      ...screenAt(
        student,
        '/self-development/word-association',
        () => import('./screens/own-word-association.tsx'),
        'OwnWordAssociation',
      ),
      staticData: { home: { label: home, icon: 'spark', place: 5 } },
    }),
  ],
} as const satisfies Manifest;
