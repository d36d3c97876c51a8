import type { Manifest } from '#server/manifest';
import { cardsAudit } from '#strings/cards/audit';
import { cardsRefusals } from '#strings/cards/refusals';
import { createCardsTables } from './migrations/054-cards.ts';
import { cardsOfPupil } from './of-pupil.ts';
import { cardsRoutes } from './routes.ts';

export const cards: Manifest = {
  name: 'cards',
  migrations: { '054-cards': createCardsTables },
  refusals: cardsRefusals,
  audit: cardsAudit,
  routes: [cardsRoutes],
  ofPupil: cardsOfPupil,
};
