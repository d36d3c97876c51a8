import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import type { LineRow } from './queries.ts';
import * as ledger from './service.ts';

const present = (row: LineRow) => ({ isReversed: row.reversedBy !== null, ...row });

export const ledgerRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/ledger', async ({ actor, query }) => {
    const { student, lines, nextBefore } = await ledger.readLedger(deps, actor.studentId, query.before);
    return { points: student.points, coins: student.coins, lines: lines.map(present), nextBefore };
  });

  route('GET /api/student/ledger/place', ({ actor, query }) => ledger.placeWithout(deps, actor, query.less));

  route('GET /api/admin/ledger/:studentId', async ({ params, query }) => {
    const { student, lines, nextBefore } = await ledger.readLedger(deps, params.studentId, query.before);
    return { student, points: student.points, coins: student.coins, lines: lines.map(present), nextBefore };
  });

  route('POST /api/admin/ledger', async ({ actor, body }) => present(await ledger.adjust(deps, actor, body)));

  route('POST /api/admin/ledger/lines/:id/reversal', async ({ actor, params, body }) =>
    present(await ledger.reverse(deps, actor, params.id, body.note)),
  );
};
