import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import type { ContestRow } from '#server/practice/service';
import { closeContest } from './close.ts';
import { listResults, readResult } from './leaders.ts';
import { findOpenPractice, setOpenPractice } from './open-practice.ts';
import { readCompetitions, readPracticeResults } from './own-results.ts';
import {
  presentCompetitions,
  presentOpenPractice,
  presentOwnShare,
  presentPracticeResults,
  presentResult,
  presentShares,
  presentSharesCsv,
} from './present-results.ts';
import { editContest, planContest } from './service.ts';
import { readShares, sendAllShares, sendShare } from './shares.ts';

export const contestsRoutes = (route: Route, deps: Deps): void => {
  const resultOf = async (contest: ContestRow) => presentResult(await readResult(deps.db, contest, deps.clock()));

  route('GET /api/admin/contests', async () => ({
    contests: (await listResults(deps)).map(presentResult),
    ...presentOpenPractice(await findOpenPractice(deps.db)),
  }));

  route('PUT /api/admin/contests/open-practice', async ({ actor, body }) =>
    presentOpenPractice(await setOpenPractice(deps, actor, body.isOpen)),
  );

  route('POST /api/admin/contests', async ({ actor, body }) => resultOf(await planContest(deps, actor, body)));

  route('PUT /api/admin/contests/:id', async ({ actor, params, body }) =>
    resultOf(await editContest(deps, actor, params.id, body)),
  );

  route('POST /api/admin/contests/:id/close', async ({ actor, params, body }) =>
    presentResult(await closeContest(deps, actor, params.id, body.winners)),
  );

  route('GET /api/admin/contests/:id/shares', async ({ params }) => presentShares(await readShares(deps, params.id)));

  route('GET /api/admin/contests/:id/shares.csv', async ({ params, query, reply }) => {
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="himma-shares-${params.id}.csv"`);
    return presentSharesCsv(await readShares(deps, params.id), query);
  });

  route('POST /api/admin/contests/:id/shares/send', async ({ actor, params }) => sendAllShares(deps, actor, params.id));

  route('GET /api/student/practice-results', async ({ actor, query }) =>
    presentPracticeResults(await readPracticeResults(deps, actor, query.before)),
  );

  route('POST /api/student/practice-results/:id/send', async ({ actor, params }) =>
    presentOwnShare(await sendShare(deps, actor, params.id), deps.clock()),
  );

  route('GET /api/student/competitions', async ({ actor }) =>
    presentCompetitions(await readCompetitions(deps, actor), actor),
  );
};
