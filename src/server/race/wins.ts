import { toCsv } from '#server/platform/csv';
import type { Deps } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { formatMoment } from '#strings/dates';
import { raceWins as texts } from '#strings/race/wins';
import { gradeNames } from '#strings/widgets';
import { listWins } from './history-queries.ts';

export const raceWinsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/race-wins', async ({ query }) => ({ pupils: await listWins(deps.db, query) }));

  route('GET /api/admin/race-wins.csv', async ({ query, reply }) => {
    asCsvDownload(reply, 'himma-race-wins.csv');
    return toCsv([
      Object.values(texts.columns),
      ...(await listWins(deps.db, query)).map(({ studentName, grade, played, won, flawless, lost, lastAt }) => [
        ...[studentName, gradeNames[grade]],
        ...[played, won, flawless, lost].map(String),
        formatMoment(lastAt),
      ]),
    ]);
  });
};
