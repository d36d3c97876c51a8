import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as exams from './service.ts';

export const examsRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/exams', ({ query }) => exams.listExams(deps, query));

  route('POST /api/admin/exams', async ({ actor, body }) =>
    exams.readExam(deps, (await exams.addExam(deps, actor, body)).id),
  );

  route('GET /api/admin/exams/:id', ({ params }) => exams.readExam(deps, params.id));

  route('PUT /api/admin/exams/:id', async ({ actor, params, body }) => {
    await exams.editExam(deps, actor, params.id, body);
    return exams.readExam(deps, params.id);
  });

  route('DELETE /api/admin/exams/:id', ({ actor, params }) => exams.removeExam(deps, actor, params.id));

  route('POST /api/admin/exams/:id/review', async ({ actor, params, body }) => {
    await exams.reviewQuestion(deps, actor, params.id, body);
    return exams.readExam(deps, params.id);
  });

  route('GET /api/admin/exams/:id/grid', ({ params, query }) => exams.readGrid(deps, params.id, query.section));

  route('POST /api/admin/exams/:id/cells', async ({ actor, params, body }) => ({
    cells: await exams.writeCells(deps, actor, params.id, body.cells),
  }));

  route('POST /api/admin/exams/:id/absent', ({ actor, params, body }) =>
    exams.markAbsent(deps, actor, params.id, body),
  );

  route('POST /api/admin/exams/:id/makeup', ({ actor, params, body }) =>
    exams.openMakeup(deps, actor, params.id, body),
  );

  route('POST /api/admin/exams/:id/makeup/publish', ({ actor, params, body }) =>
    exams.publishMakeup(deps, actor, params.id, body),
  );

  route('POST /api/admin/exams/:id/import', ({ actor, params, body }) =>
    exams.importAnswers(deps, actor, params.id, body),
  );

  route('POST /api/admin/exams/:id/key', ({ actor, params, body }) => exams.changeKey(deps, actor, params.id, body));

  route('POST /api/admin/exams/:id/publish', ({ actor, params, body }) =>
    exams.publishExam(deps, actor, params.id, body.isPublished),
  );

  route('POST /api/admin/exams/:id/practice', ({ actor, params, body }) =>
    exams.openPractice(deps, actor, params.id, body.isOpen),
  );

  route('GET /api/admin/exams/:id/results', ({ actor, params }) => exams.exportResults(deps, actor, params.id));

  route('GET /api/admin/exams/:id/pupils', ({ params }) => exams.readResults(deps, params.id));

  route('GET /api/admin/gradebook', ({ query }) => exams.readGradebook(deps, query));

  route('PUT /api/admin/gradebook/weights', ({ actor, body }) => exams.setWeights(deps, actor, body));

  route('POST /api/admin/gradebook/list', ({ actor, body }) => exams.takeList(deps, actor, body));

  route('POST /api/admin/gradebook/list/whole', ({ actor, body }) => exams.takeList(deps, actor, body, true));

  route('GET /api/student/results', ({ actor }) => exams.readOwnResults(deps, actor));

  route('POST /api/student/results/seen', ({ actor }) => exams.markSeen(deps, actor));

  route('POST /api/student/results/:id/calculate', ({ actor, params }) =>
    exams.calculateReward(deps, actor, params.id),
  );

  route('POST /api/student/results/:id/send', ({ actor, params }) => exams.sendReward(deps, actor, params.id));
};
