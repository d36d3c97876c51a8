import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { shareReply } from '#server/platform/http/replies';
import { presentOwn } from './present.ts';
import * as glory from './service.ts';

export const gloryRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/glory', async ({ actor }) => {
    const found = await glory.readOwnGlory(deps, actor);
    return shareReply(found.glory.shared, { own: presentOwn(found) });
  });

  route('GET /api/admin/glory', async () => (await glory.currentGlory(deps)).shared);

  route('GET /api/admin/glory/settings', async () => glory.readSettings(deps));

  route('PUT /api/admin/glory/boards/:board', ({ actor, params, body }) =>
    glory.setTopOnly(deps, actor, params.board, body.topOnly),
  );

  route('PUT /api/admin/glory/left-out/:studentId', ({ actor, params, body }) =>
    glory.setLeftOut(deps, actor, params.studentId, body.isLeftOut),
  );
};
