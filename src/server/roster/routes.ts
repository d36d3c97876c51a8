import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { presentOverview, presentStudent } from './present.ts';
import * as roster from './service.ts';

export const rosterRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/overview', async () => presentOverview(await roster.readOverview(deps)));

  route('GET /api/admin/students', async ({ query }) => {
    const rows = await roster.listStudents(deps, { ...query, archived: query.archived === 'true' });
    return { students: rows.map(presentStudent) };
  });

  route('POST /api/admin/students', async ({ actor, body }) =>
    presentStudent(await roster.addStudent(deps, actor, body)),
  );

  route('PATCH /api/admin/students/:studentId', async ({ actor, params, body }) =>
    presentStudent(await roster.editStudent(deps, actor, params.studentId, body)),
  );

  route('POST /api/admin/students/:studentId/archive', async ({ actor, params }) => {
    await roster.archiveStudent(deps, actor, params.studentId);
    return { ok: true };
  });

  route('POST /api/admin/students/:studentId/restore', async ({ actor, params }) => {
    await roster.restoreStudent(deps, actor, params.studentId);
    return { ok: true };
  });
};
