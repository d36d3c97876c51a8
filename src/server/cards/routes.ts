import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { originOf } from '#server/platform/http/origin';
import * as cards from './service.ts';

export const cardsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/students/:studentId/card', async ({ actor, request }) =>
    cards.withLink(originOf(deps.config, request), await cards.showOwnCard(deps, actor)),
  );

  route('GET /api/admin/credentials', async ({ query }) => ({
    students: await cards.listCredentials(deps.db, query),
  }));

  route('POST /api/admin/students/:studentId/credentials', async ({ actor, params, request }) =>
    cards.withLink(originOf(deps.config, request), await cards.createCredentials(deps, actor, params.studentId)),
  );

  route('POST /api/admin/credentials/missing', async ({ actor, body }) => {
    const created = await cards.createMissingCredentials(deps, actor, body);
    return { created: created.length };
  });

  route('POST /api/admin/students/:studentId/password', async ({ actor, params, body }) => ({
    password: await cards.revealPassword(deps, actor, params.studentId, body.purpose),
  }));

  route('POST /api/admin/cards', async ({ actor, body, request }) => {
    const which =
      body.grade === undefined ? { studentId: body.studentId ?? 0 } : { grade: body.grade, section: body.section };
    const printed = await cards.printCards(deps, actor, which, body.format);
    return { cards: printed.map((card) => cards.withLink(originOf(deps.config, request), card)) };
  });
};
