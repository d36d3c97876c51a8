import { type Deps, forScreen } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import type { ContestRow } from '#server/practice/service';
import { closeContest } from './close.ts';
import { listResults, readResult } from './leaders.ts';
import { readCompetitions, readPracticeResults } from './own-results.ts';
import { editContest, planContest, readOpenSince, setOpenPractice } from './service.ts';
import { readShares, readSharesCsv, sendAllShares, sendShare } from './shares.ts';

export const contestsRoutes = (route: Route, deps: Deps): void => {
  const resultOf = (contest: ContestRow) => readResult(deps.db, contest, deps.clock());

  route('GET /api/admin/contests', async () => {
    const together = forScreen(deps);
    const [contests, open] = await Promise.all([listResults(together), readOpenSince(together.db)]);
    return { contests, ...open };
  });

  route('PUT /api/admin/contests/open-practice', ({ actor, body }) => setOpenPractice(deps, actor, body.isOpen));

  route('POST /api/admin/contests', async ({ actor, body }) => resultOf(await planContest(deps, actor, body)));

  route('PUT /api/admin/contests/:id', async ({ actor, params, body }) =>
    resultOf(await editContest(deps, actor, params.id, body)),
  );

  route('POST /api/admin/contests/:id/close', ({ actor, params, body }) =>
    closeContest(deps, actor, params.id, body.winners),
  );

  route('GET /api/admin/contests/:id/shares', ({ params }) => readShares(deps, params.id));

  route('GET /api/admin/contests/:id/shares.csv', async ({ params, query, reply }) => {
    asCsvDownload(reply, `himma-shares-${params.id}.csv`);
    return readSharesCsv(deps, params.id, query);
  });

  route('POST /api/admin/contests/:id/shares/send', ({ actor, params }) => sendAllShares(deps, actor, params.id));

  route('GET /api/student/practice-results', ({ actor, query }) =>
    readPracticeResults(forScreen(deps), actor, query.before),
  );

  route('POST /api/student/practice-results/:id/send', ({ actor, params }) => sendShare(deps, actor, params.id));

  route('GET /api/student/competitions', ({ actor }) => readCompetitions(deps, actor));
};
