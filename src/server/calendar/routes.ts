import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as calendar from './service.ts';

export const calendarRoutes = (route: Route, deps: Deps): void => {
  const now = () => deps.clock().toISOString();

  route('GET /api/admin/school-terms', async () => ({ now: now(), terms: await calendar.listTerms(deps.db) }));

  route('POST /api/admin/school-terms', async ({ actor, body }) => calendar.openTerm(deps, actor, body));

  route('PUT /api/admin/school-terms/:id', async ({ actor, params, body }) =>
    calendar.changeTerm(deps, actor, params.id, body),
  );

  route('DELETE /api/admin/school-terms/:id', ({ actor, params }) => calendar.removeTerm(deps, actor, params.id));

  route('GET /api/student/timetable', async ({ actor }) => ({
    now: now(),
    term: await calendar.readTimetable(deps, actor),
  }));
};
