import { createRoute, redirect } from '@tanstack/react-router';
import { games as parent, root, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const games = {
  games: [createRoute(screenAt(parent, '/', () => import('./screens/games-hub.tsx'), 'GamesHub'))],
  papers: [
    createRoute({
      getParentRoute: () => root,
      path: '/games',
      beforeLoad: () => {
        throw redirect({ to: '/educational-games' });
      },
    }),
  ],
} as const satisfies Manifest;
