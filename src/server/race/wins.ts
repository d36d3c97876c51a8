import { toCsv } from '#server/platform/csv';
import type { Deps } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { formatMoment } from '#strings/dates';
import { raceWins as texts } from '#strings/race/wins';
import { gradeNames } from '#strings/widgets';
import type { PupilRaces } from '#wire/race/wins';
import { listWins, type WinsRow } from './wins-queries.ts';

const presentWins = (row: WinsRow): PupilRaces => ({
  studentId: row.id,
  studentName: row.name,
  played: row.won + row.lost,
  lastAt: row.endedAt,
  ...row,
});

const presentCsv = (pupils: readonly PupilRaces[]): string =>
  toCsv([
    Object.values(texts.columns),
    ...pupils.map(({ studentName, grade, played, won, flawless, lost, lastAt }) => [
      ...[studentName, gradeNames[grade]],
      ...[played, won, flawless, lost].map(String),
      formatMoment(lastAt),
    ]),
  ]);

export const raceWinsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/race-wins', async ({ query }) => ({
    pupils: (await listWins(deps.db, query)).map(presentWins),
  }));

  route('GET /api/admin/race-wins.csv', async ({ query, reply }) => {
    asCsvDownload(reply, 'himma-race-wins.csv');
    return presentCsv((await listWins(deps.db, query)).map(presentWins));
  });
};
