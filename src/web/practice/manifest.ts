import { createRoute } from '@tanstack/react-router';
import { games, leadsTo, root, screenAt, student } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const practice = {
  student: [createRoute(leadsTo(student, '/practice', '/educational-games/practice'))],
  games: [
    createRoute(screenAt(games, '/arena', () => import('./screens/arena.tsx'), 'ArenaScreen')),
    createRoute({
      ...screenAt(games, '/practice', () => import('./screens/practice.tsx'), 'PracticePage'),
      // The hub's button asks for the last game at once, the way back from a penalty for its review.
      validateSearch: (search: Record<string, unknown>): { start?: true; review?: true } => ({
        ...(search.start === true && { start: true }),
        ...(search.review === true && { review: true }),
      }),
    }),
  ],
  papers: [createRoute(leadsTo(root, '/games/practice', '/educational-games/practice'))],
  live: [
    { key: ['student', 'arena'], on: ['practice', 'contests'] },
    { key: ['student', 'practice'], on: ['contests', 'races', 'duels'] },
  ],
} as const satisfies Manifest;
