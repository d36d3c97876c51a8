import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentOffer, presentOwnPrivileges, presentPick, presentStaffPick } from './present.ts';
import * as processing from './processing.ts';
import * as privileges from './service.ts';

export const privilegesRoutes = (route: Route, deps: Deps, { refunds }: Words): void => {
  route('GET /api/student/privileges', async ({ actor }) =>
    presentOwnPrivileges(await privileges.readOwnPrivileges(deps, actor)),
  );

  route('POST /api/student/privileges/seen', async ({ actor }) => {
    await privileges.seeAnswers(deps, actor);
    return { ok: true } as const;
  });

  route('POST /api/student/privileges/offers/:id/book', async ({ actor, params }) =>
    presentPick(await privileges.bookOffer(deps, actor, params.id)),
  );

  route('POST /api/student/privileges/picks/:id/book', async ({ actor, params }) =>
    presentPick(await privileges.bookPick(deps, actor, params.id)),
  );

  route('POST /api/student/privileges/picks/:id/cancel', async ({ actor, params }) => {
    await privileges.cancelBooking(deps, actor, params.id);
    return { ok: true } as const;
  });

  route('GET /api/admin/privileges', async ({ query }) => {
    const { rows, waiting, nextBefore } = await processing.listPicks(deps, refunds, query);
    return { picks: rows.map(presentStaffPick), waiting, nextBefore };
  });

  route('POST /api/admin/privileges/:id/done', async ({ actor, params }) =>
    presentStaffPick(await processing.markDone(deps, actor, params.id)),
  );

  route('POST /api/admin/privileges/:id/reject', async ({ actor, params, body }) =>
    presentStaffPick(await processing.rejectPick(deps, refunds, actor, params.id, body.comment)),
  );

  route('GET /api/admin/privileges/offers', async () => ({
    offers: (await privileges.listOffers(deps)).map(presentOffer),
  }));

  route('POST /api/admin/privileges/offers', async ({ actor, body }) =>
    presentOffer(await privileges.offerPrivilege(deps, actor, body)),
  );

  route('POST /api/admin/privileges/offers/:id/close', async ({ actor, params }) =>
    presentOffer(await privileges.closeOffer(deps, actor, params.id)),
  );
};
