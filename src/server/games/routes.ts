import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { readPractice } from '#server/practice/service';
import { readRaceNews } from '#server/race/service';

export const gamesRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/practice', async ({ actor }) => ({
    ...(await readPractice(deps, actor)),
    race: await readRaceNews(deps, actor),
  }));
};
