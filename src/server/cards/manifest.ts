import type { Manifest } from '#server/manifest';
import { cardsAudit } from '#strings/cards/audit';
import { cardsRefusals } from '#strings/cards/refusals';
import { addCardTokens } from './migrations/012-card-tokens.ts';
import { cardsOfPupil } from './of-pupil.ts';
import { cardsRoutes } from './routes.ts';

export const cards: Manifest = {
  name: 'cards',
  migrations: { '012-card-tokens': addCardTokens },
  refusals: cardsRefusals,
  audit: cardsAudit,
  routes: [cardsRoutes],
  ofPupil: cardsOfPupil,
};
