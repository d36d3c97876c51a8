import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentAdminQuestion, presentHardest, presentSheet } from './present.ts';
import * as questions from './service.ts';

export const questionsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/questions/sheet/:grade', async ({ params }) =>
    presentSheet(params.grade, await questions.activeQuestions(deps.db, params.grade)),
  );

  route('GET /api/admin/questions/race-sheet/:grade', async ({ params }) =>
    presentSheet(params.grade, await questions.activeQuestions(deps.db, params.grade, 'race')),
  );

  route('GET /api/questions/hardest', async ({ query }) =>
    presentHardest(query.grade, await questions.hardestQuestions(deps.db, query.grade)),
  );

  route('GET /api/admin/questions', ({ query }) => questions.listQuestions(deps, query));

  route('POST /api/admin/questions', async ({ actor, body }) =>
    presentAdminQuestion(await questions.addQuestion(deps, actor, body)),
  );

  route('PUT /api/admin/questions/:id', async ({ actor, params, body }) =>
    presentAdminQuestion(await questions.editQuestion(deps, actor, params.id, body)),
  );

  route('POST /api/admin/questions/:id/review', async ({ actor, params, body }) =>
    presentAdminQuestion(await questions.reviewQuestion(deps, actor, params.id, body)),
  );

  route('POST /api/admin/questions/:id/retire', async ({ actor, params, body }) =>
    presentAdminQuestion(await questions.retireQuestion(deps, actor, params.id, body.isRetired)),
  );

  route('PUT /api/admin/questions/matching/:grade', async ({ actor, params, body }) => ({
    matchingOptions: await questions.changeMatchingOptions(deps, actor, params.grade, body.options),
  }));

  route('POST /api/admin/questions/import', async ({ actor, body }) => questions.importQuestions(deps, actor, body));

  route('GET /api/admin/questions/export', async ({ query }) => questions.exportQuestions(deps, query));
};
