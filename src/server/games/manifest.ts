import type { Manifest } from '#server/manifest';
import { gamesRoutes } from './routes.ts';

export const games: Manifest = { name: 'games', routes: [gamesRoutes] };
