import { hasPrintedCards } from '#server/audit/service';
import type { Manifest } from '#server/manifest';
import { cardsAudit } from '#strings/cards/audit';
import { cardsRefusals } from '#strings/cards/refusals';
import { standings } from '#strings/roster/pupil-page';
import { createCardsTables } from './migrations/054-cards.ts';
import { findCredentials, hasEveryLogin } from './queries.ts';
import { cardsRoutes } from './routes.ts';

export const cards: Manifest = {
  name: 'cards',
  migrations: { '054-cards': createCardsTables },
  refusals: cardsRefusals,
  audit: cardsAudit,
  routes: [cardsRoutes],
  // A card that nobody printed is in nobody's hands.
  setup: { cards: async ({ db }) => (await hasEveryLogin(db)) && (await hasPrintedCards(db)) },
  ofPupil: [
    {
      kind: 'card',
      standing: async (executor, studentId) => {
        const login = await findCredentials(executor, studentId);
        return { value: standings.card(login?.loginId ?? null), note: standings.lastLogin(login?.lastLogin ?? null) };
      },
    },
  ],
};
