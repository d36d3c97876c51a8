import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { games as parent, root } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const games = {
  games: [
    createRoute({
      getParentRoute: () => parent,
      path: '/',
      component: lazyRouteComponent(() => import('./screens/games-hub.tsx'), 'GamesHub'),
    }),
  ],
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
