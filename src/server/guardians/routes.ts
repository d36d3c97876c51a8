import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { untilText, weekText } from '#strings/guardians/dates';
import * as guardians from './service.ts';

export const guardiansRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/guardians', async ({ query }) => {
    const links = await guardians.listLinks(deps, query);
    return {
      links: links.map(({ id, name, grade, week, expiresAt, openedAt }) => ({
        id,
        name,
        grade,
        week,
        expiresAt,
        openedAt,
      })),
    };
  });

  route('POST /api/admin/guardians/slips', async ({ actor, body, request }) => {
    const slips = await guardians.makeSlips(deps, actor, body, `${request.protocol}://${request.host}`);
    return {
      slips: slips.map(({ pupil, week, link }) => ({
        studentId: pupil.id,
        name: pupil.name,
        grade: pupil.grade,
        classId: pupil.classId,
        week,
        link,
      })),
    };
  });

  route('POST /api/admin/guardians/links/:id/revoke', ({ actor, params }) =>
    guardians.revokeLink(deps, actor, params.id),
  );

  route('POST /api/guardian', async ({ body, request }) => {
    const { link, week } = await guardians.lookAtWeek(deps, body.token, request.ip);
    const texts = { weekText: weekText(week), untilText: untilText(link.expiresAt) };
    return { name: link.firstName, grade: link.grade, week, ...texts };
  });
};
