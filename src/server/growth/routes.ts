import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as growth from './service.ts';

export const growthRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/self-development/word-association', ({ actor }) => growth.readWordAssociation(deps, actor));

  route('POST /api/student/self-development/word-association/answers', ({ actor, body }) =>
    growth.answerWordAssociation(deps, actor, body),
  );
};
