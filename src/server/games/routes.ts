import { type Deps, forScreen } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { readPractice } from '#server/practice/service';
import { readRaceNews } from '#server/race/service';

export const gamesRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/practice', async ({ actor }) => {
    const together = forScreen(deps);
    const [practice, race] = await Promise.all([readPractice(together, actor), readRaceNews(together, actor)]);
    return { ...practice, race };
  });
};
