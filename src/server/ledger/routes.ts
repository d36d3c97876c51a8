import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as ledger from './service.ts';

export const ledgerRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/ledger', ({ actor, query }) => ledger.readLedger(deps, actor.studentId, query.before));

  route('GET /api/student/ledger/place', ({ actor, query }) => ledger.placeWithout(deps, actor, query.less));

  route('GET /api/admin/ledger/:studentId', ({ params, query }) =>
    ledger.readLedger(deps, params.studentId, query.before),
  );

  route('POST /api/admin/ledger', ({ actor, body }) => ledger.adjust(deps, actor, body));

  route('POST /api/admin/ledger/lines/:id/reversal', ({ actor, params, body }) =>
    ledger.reverse(deps, actor, params.id, body.note),
  );
};
