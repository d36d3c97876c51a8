import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { untilText, weekText } from '#strings/guardians/dates';
import * as guardians from './service.ts';

export const guardiansRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/guardians', async ({ query }) => ({ links: await guardians.listLinks(deps, query) }));

  route('POST /api/admin/guardians/slips', async ({ actor, body, request }) => ({
    slips: await guardians.makeSlips(deps, actor, body, `${request.protocol}://${request.host}`),
  }));

  route('POST /api/admin/guardians/links/:id/revoke', ({ actor, params }) =>
    guardians.revokeLink(deps, actor, params.id),
  );

  route('POST /api/guardian', async ({ body, request }) => {
    const { link, week } = await guardians.lookAtWeek(deps, body.token, request.ip);
    const texts = { weekText: weekText(week), untilText: untilText(link.expiresAt) };
    return { name: link.firstName, grade: link.grade, week, ...texts };
  });
};
