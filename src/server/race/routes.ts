import type { PupilActor } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import * as duels from './duels.ts';
import { exportWins, listOwnRaces, listRaces, readOwnRace, readRace } from './history.ts';
import { listWins } from './history-queries.ts';
import { presentDuel } from './present-climb.ts';
import * as race from './service.ts';

export const raceRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/races', ({ actor, query }) => listOwnRaces(deps, actor, query.before));

  route('GET /api/student/races/:id', ({ actor, params }) => readOwnRace(deps, actor, params.id));

  route('GET /api/student/race', ({ actor }) => race.readRaceNews(deps, actor));

  route('POST /api/student/race/challenges', async ({ actor, body }) => ({
    id: await race.challenge(deps, actor, body),
  }));

  route('POST /api/student/race/challenges/:id/decline', ({ actor, params }) => race.decline(deps, actor, params.id));

  route('GET /api/admin/races', ({ query }) => listRaces(deps, query));

  route('GET /api/admin/races/:id', ({ params }) => readRace(deps, params.id));

  route('GET /api/admin/race-wins', async ({ query }) => ({ pupils: await listWins(deps.db, query) }));

  route('GET /api/admin/race-wins.csv', ({ query, reply }) => {
    asCsvDownload(reply, 'himma-race-wins.csv');
    return exportWins(deps, query);
  });
};

export const duelRoutes = (route: Route, deps: Deps): void => {
  const now = (): number => deps.clock().getTime();
  const present = async (actor: PupilActor, id: number) =>
    presentDuel(await duels.readDuel(deps, actor, id), actor, now());

  route('POST /api/student/duels', async ({ actor, body }) => ({ id: await duels.openDuel(deps, actor, body) }));

  route('POST /api/student/duels/:id/again', async ({ actor, params }) => ({
    id: await duels.duelAgain(deps, actor, params.id),
  }));

  route('GET /api/student/duels/:id', ({ actor, params }) => present(actor, params.id));

  route('POST /api/student/duels/:id/start', async ({ actor, params }) => {
    await duels.startDuel(deps, actor, params.id);
    return present(actor, params.id);
  });

  route('POST /api/student/duels/:id/answer', async ({ actor, params, body }) => {
    const { loaded, race } = await duels.answerDuel(deps, actor, params.id, body);
    return presentDuel(loaded, actor, now(), race);
  });

  route('POST /api/student/duels/:id/decline', ({ actor, params }) => duels.declineDuel(deps, actor, params.id));

  route('POST /api/student/duels/:id/seen', ({ actor, params }) => duels.seeDuel(deps, actor, params.id));
};
