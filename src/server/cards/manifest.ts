import type { Manifest } from '#server/manifest';
import { cardsRoutes } from './routes.ts';

export const cards: Manifest = {
  name: 'cards',
  routes: [cardsRoutes],
};
