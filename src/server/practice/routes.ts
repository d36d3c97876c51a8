import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentSession } from './present.ts';
import * as practice from './service.ts';

export const practiceRoutes = (route: Route, deps: Deps): void => {
  route('POST /api/student/practice/sessions', async ({ actor, body, request }) =>
    presentSession(await practice.openSession(deps, actor, body, request.ip), deps.clock()),
  );

  route('GET /api/student/practice/sessions/:id', async ({ actor, params }) =>
    presentSession(await practice.readSession(deps, actor, params.id), deps.clock()),
  );

  route('POST /api/student/practice/sessions/:id/answers', ({ actor, params, body }) =>
    practice.storeAnswers(deps, actor, params.id, body),
  );

  route('POST /api/student/practice/sessions/:id/finish', ({ actor, params, body }) =>
    practice.finishSession(deps, actor, params.id, body),
  );

  route('GET /api/student/practice/arena', ({ actor, query }) => practice.readArena(deps, actor, query));
};
