import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as drills from './service.ts';

export const drillsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/drill', ({ actor }) => drills.readDrill(deps, actor));

  route('POST /api/student/drill/answers', ({ actor, body }) => drills.answerDrill(deps, actor, body));
};
