import type { Words } from '#server/manifest';
import { type Deps, forScreen } from '#server/platform/deps';
import { asCsvDownload } from '#server/platform/http/csv-download';
import type { Route } from '#server/platform/http/endpoints';
import { presentImportPlan, presentRosterCsv, presentTemplateCsv, presentYearPlan } from './present.ts';
import * as roster from './service.ts';

export const rosterRoutes = (route: Route, deps: Deps, { ofPupil, renamings }: Words): void => {
  route('GET /api/admin/overview', () => roster.readOverview(deps));

  route('GET /api/admin/students', async ({ query }) => ({
    students: await roster.listStudents(deps.db, { ...query, archived: query.archived === 'true' }),
  }));

  route('POST /api/admin/students', ({ actor, body }) => roster.addStudent(deps, actor, body));

  route('GET /api/admin/students/:studentId', ({ params }) =>
    roster.readPupilPage(forScreen(deps), ofPupil, params.studentId),
  );

  route('GET /api/admin/students/:studentId/timeline', async ({ params, query }) =>
    roster.readTimeline(forScreen(deps), ofPupil, params.studentId, query.before),
  );

  route('PATCH /api/admin/students/:studentId', ({ actor, params, body }) =>
    roster.editStudent(deps, actor, params.studentId, body),
  );

  route('POST /api/admin/students/:studentId/archive', ({ actor, params }) =>
    roster.archiveStudent(deps, actor, params.studentId),
  );

  route('POST /api/admin/students/:studentId/restore', ({ actor, params }) =>
    roster.restoreStudent(deps, actor, params.studentId),
  );

  route('GET /api/admin/students/:studentId/national-number', ({ params }) =>
    roster.readNationalNumber(deps, params.studentId),
  );

  route('POST /api/admin/students/:studentId/national-number/show', ({ actor, params }) =>
    roster.showNationalNumber(deps, actor, params.studentId),
  );

  route('PUT /api/admin/students/:studentId/national-number', ({ actor, params, body }) =>
    roster.writeNationalNumber(deps, actor, params.studentId, body.number),
  );

  route('POST /api/admin/students/import/preview', async ({ body }) =>
    presentImportPlan(await roster.previewImport(deps, body)),
  );

  route('POST /api/admin/students/import', async ({ actor, body }) => roster.importStudents(deps, actor, body));

  route('GET /api/admin/students/import', async () => ({
    undoable: (await roster.readLastImport(deps.db)) ?? null,
    columns: await roster.listColumns(deps.db),
  }));

  route('POST /api/admin/students/import/undo', async ({ actor, body }) =>
    roster.undoImport(deps, actor, body.importId),
  );

  route('GET /api/admin/students.csv', async ({ actor, query, reply }) => {
    const pupils = await roster.exportStudents(deps, actor, { ...query, archived: query.archived === 'true' });
    asCsvDownload(reply, 'himma-students.csv');
    return presentRosterCsv(pupils);
  });

  route('GET /api/admin/students-template.csv', async ({ reply }) => {
    asCsvDownload(reply, 'himma-students-template.csv');
    return presentTemplateCsv();
  });

  route('POST /api/admin/sections/rename', async ({ actor, body: { grade, section: from, to } }) => {
    await roster.renameSection(deps, actor, renamings, { grade, from, to });
    return { section: to };
  });

  route('GET /api/admin/promotion', () => roster.readPromotion(deps));

  route('POST /api/admin/promotion', async ({ actor, body }) => roster.promote(deps, actor, body.expected));

  route('POST /api/admin/promotion/list/preview', async ({ body }) =>
    presentYearPlan(await roster.previewYearList(deps, body)),
  );

  route('POST /api/admin/promotion/list', ({ actor, body }) => roster.takeYearList(deps, actor, body));

  route('POST /api/admin/promotion/undo', async ({ actor, body }) =>
    roster.undoPromotion(deps, actor, body.promotionId),
  );
};
