import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { readOfferedTerms } from './offered.ts';
import * as calendar from './service.ts';

export const calendarRoutes = (route: Route, deps: Deps, { ofTerms }: Words): void => {
  const now = () => deps.clock().toISOString();

  route('GET /api/admin/school-terms', async () => ({ now: now(), terms: await calendar.listTerms(deps.db) }));

  route('GET /api/admin/school-terms/offered', async () => ({ terms: await readOfferedTerms() }));

  route('POST /api/admin/school-terms', async ({ actor, body }) => calendar.openTerm(deps, ofTerms, actor, body));

  route('POST /api/admin/school-terms/moves', ({ body: { id, ...term } }) =>
    calendar.previewMoves(deps, ofTerms, { id, term }),
  );

  route('PUT /api/admin/school-terms/:id', async ({ actor, params, body }) =>
    calendar.changeTerm(deps, ofTerms, actor, params.id, body),
  );

  route('DELETE /api/admin/school-terms/:id', ({ actor, params }) =>
    calendar.removeTerm(deps, ofTerms, actor, params.id),
  );

  route('GET /api/student/timetable', async ({ actor }) => ({
    now: now(),
    term: await calendar.readTimetable(deps, actor),
    of: { grade: actor.grade, section: actor.section },
  }));
};
