import { createRoute } from '@tanstack/react-router';
import { leadsTo, games as parent, root, screenAt } from '#web/app/parents.ts';
import type { Manifest } from '#web/manifest.ts';

export const games = {
  games: [createRoute(screenAt(parent, '/', () => import('./screens/games-hub.tsx'), 'GamesHub'))],
  papers: [createRoute(leadsTo(root, '/games', '/educational-games'))],
} as const satisfies Manifest;
