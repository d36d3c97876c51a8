import type { Manifest } from '#server/manifest';
import { cardsAudit } from '#strings/cards/audit';
import { cardsRefusals } from '#strings/cards/refusals';
import { cardsRoutes } from './routes.ts';

export const cards: Manifest = {
  name: 'cards',
  refusals: cardsRefusals,
  audit: cardsAudit,
  routes: [cardsRoutes],
};
