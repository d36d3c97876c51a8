import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentLog, presentOwnConduct, presentPenalised, presentPenalty } from './present.ts';
import * as penalties from './service.ts';

export const penaltiesRoutes = (route: Route, deps: Deps): void => {
  route('POST /api/admin/penalties/logs', async ({ actor, body }) => {
    const logs = await penalties.logConduct(deps, actor, body);
    return { logs: logs.map(presentLog), penalised: presentPenalised(logs) };
  });

  route('GET /api/admin/penalties/logs', async ({ query }) => {
    const { rows, nextBefore } = await penalties.listLogs(deps, query);
    return { logs: rows.map(presentLog), nextBefore };
  });

  route('POST /api/admin/penalties/logs/:id/cancel', async ({ actor, params }) =>
    presentLog(await penalties.cancelLog(deps, actor, params.id)),
  );

  route('GET /api/admin/penalties', async ({ query }) => {
    const { rows, nextBefore } = await penalties.listPenalties(deps, query);
    const waysBack = await penalties.readWaysBack(deps.db);
    return { penalties: rows.map((row) => presentPenalty(row, deps.clock())), nextBefore, waysBack };
  });

  route('GET /api/admin/penalties/near', async ({ query }) => ({
    pupils: await penalties.listNear(deps.db, query),
  }));

  route('PUT /api/admin/penalties/ways-back', ({ actor, body }) => penalties.setWaysBack(deps, actor, body));

  route('POST /api/admin/penalties/:id/clear', async ({ actor, params }) =>
    presentPenalty(await penalties.clearPenalty(deps, actor, params.id), deps.clock()),
  );

  route('GET /api/student/conduct', async ({ actor }) =>
    presentOwnConduct(await penalties.readOwnConduct(deps, actor.studentId), deps.clock()),
  );
};
