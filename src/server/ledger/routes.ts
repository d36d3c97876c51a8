import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentLine, presentStaffLine } from './present.ts';
import * as ledger from './service.ts';

export const ledgerRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/ledger', async ({ actor, query }) => {
    const { student, lines, nextBefore } = await ledger.readLedger(deps, actor.studentId, query.before);
    return { points: student.points, coins: student.balance, lines: lines.map(presentLine), nextBefore };
  });

  route('GET /api/student/ledger/place', ({ actor, query }) => ledger.placeWithout(deps, actor, query.less));

  route('GET /api/admin/ledger/:studentId', async ({ params, query }) => {
    const { student, lines, nextBefore } = await ledger.readLedger(deps, params.studentId, query.before);
    const { id, name, grade, points, balance } = student;
    return { student: { id, name, grade }, points, coins: balance, lines: lines.map(presentStaffLine), nextBefore };
  });

  route('POST /api/admin/ledger', async ({ actor, body }) => presentStaffLine(await ledger.adjust(deps, actor, body)));

  route('POST /api/admin/ledger/lines/:id/reversal', async ({ actor, params, body }) =>
    presentStaffLine(await ledger.reverse(deps, actor, params.id, body.note)),
  );
};
