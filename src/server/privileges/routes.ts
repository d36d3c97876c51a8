import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as privileges from './service.ts';

export const privilegesRoutes = (route: Route, deps: Deps, { refunds }: Words): void => {
  route('GET /api/student/privileges', async ({ actor }) => privileges.readOwnPrivileges(deps, actor));

  route('POST /api/student/privileges/seen', ({ actor }) => privileges.seeAnswers(deps, actor));

  route('POST /api/student/privileges/offers/:id/book', async ({ actor, params }) =>
    privileges.withStatus(await privileges.bookOffer(deps, actor, params.id)),
  );

  route('POST /api/student/privileges/picks/:id/book', async ({ actor, params }) =>
    privileges.withStatus(await privileges.bookPick(deps, actor, params.id)),
  );

  route('POST /api/student/privileges/picks/:id/cancel', ({ actor, params }) =>
    privileges.cancelBooking(deps, actor, params.id),
  );

  route('GET /api/admin/privileges', async ({ query }) => {
    const { rows, ...beside } = await privileges.listPicks(deps, refunds, query);
    return { picks: rows.map(privileges.withStatus), ...beside };
  });

  route('POST /api/admin/privileges/:id/done', async ({ actor, params }) =>
    privileges.withStatus(await privileges.markDone(deps, actor, params.id)),
  );

  route('POST /api/admin/privileges/:id/reject', async ({ actor, params, body }) =>
    privileges.withStatus(await privileges.rejectPick(deps, refunds, actor, params.id, body.comment)),
  );

  route('GET /api/admin/privileges/offers', async () => ({
    offers: await privileges.listOffers(deps),
  }));

  route('POST /api/admin/privileges/offers', async ({ actor, body }) => privileges.offerPrivilege(deps, actor, body));

  route('POST /api/admin/privileges/offers/:id/close', async ({ actor, params }) =>
    privileges.closeOffer(deps, actor, params.id),
  );
};
