import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { listOwnRaces, listRaces, readOwnRace, readRace } from './history.ts';
import { presentAdminRace, presentOwnRaces, presentReplay } from './present-history.ts';
import * as race from './service.ts';

export const raceRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/races', async ({ actor, query }) =>
    presentOwnRaces(await listOwnRaces(deps, actor, query.before)),
  );

  route('GET /api/student/races/:id', async ({ actor, params }) =>
    presentReplay(await readOwnRace(deps, actor, params.id), actor),
  );

  route('GET /api/student/race', ({ actor }) => race.readRaceNews(deps, actor));

  route('POST /api/student/race/challenges', async ({ actor, body }) => ({
    id: await race.challenge(deps, actor, body),
  }));

  route('POST /api/student/race/challenges/:id/decline', ({ actor, params }) => race.decline(deps, actor, params.id));

  route('GET /api/admin/races', async ({ query }) => {
    const { races, nextBefore } = await listRaces(deps, query);
    return { races: races.map(presentAdminRace), nextBefore };
  });

  route('GET /api/admin/races/:id', async ({ params }) => presentReplay(await readRace(deps, params.id), null));
};
