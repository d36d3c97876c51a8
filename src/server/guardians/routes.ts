import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { hijriText, untilText, weekText } from '#strings/guardians/dates';
import * as guardians from './service.ts';

export const guardiansRoutes = (route: Route, deps: Deps, { consents: effects }: Words): void => {
  route('GET /api/admin/guardians', async ({ query }) => ({ links: await guardians.listLinks(deps, query) }));

  route('GET /api/admin/guardians/consents', ({ query }) => guardians.listConsentPapers(deps, query));

  route('POST /api/admin/guardians/slips', ({ actor, body, request }) =>
    guardians.makeSlips(deps, actor, body, `${request.protocol}://${request.host}`),
  );

  route('POST /api/admin/guardians/links/:id/revoke', ({ actor, params }) =>
    guardians.revokeLink(deps, actor, params.id),
  );

  route('POST /api/guardian', async ({ body, request }) => {
    const { link, week, ...beside } = await guardians.lookAtWeek(deps, body.token, request.ip);
    const dates = { weekText: weekText(week), hijriText: hijriText(week), untilText: untilText(link.expiresAt) };
    return { name: link.firstName, ...link, week, ...beside, ...dates };
  });

  route('POST /api/guardian/consents', ({ body, request }) => guardians.decideAtHome(deps, effects, body, request.ip));
};
