import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentHardest, presentSheet } from './present.ts';
import { activeQuestions, hardestQuestions } from './service.ts';

export const questionsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/questions/sheet/:grade', async ({ params }) =>
    presentSheet(params.grade, await activeQuestions(deps.db, params.grade)),
  );

  route('GET /api/questions/hardest', async ({ query }) =>
    presentHardest(query.grade, await hardestQuestions(deps.db, query.grade)),
  );
};
