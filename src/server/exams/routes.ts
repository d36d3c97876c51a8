import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { listSentForExams } from '#server/rewards/service';
import { presentExam, presentGrid, presentHead, presentListed, presentOwnResults, presentReward } from './present.ts';
import * as exams from './service.ts';

export const examsRoutes = (route: Route, deps: Deps): void => {
  const shown = async (id: number) => {
    const { exam, hasAnswers } = await exams.readExam(deps, id);
    return presentExam(exam, hasAnswers, await exams.passagesOf(deps.db, [exam]));
  };

  route('GET /api/admin/exams', async ({ query }) => {
    const { rows, nextBefore, ...counted } = await exams.listExams(deps, query);
    return { exams: rows.map((row) => presentListed(counted, row)), nextBefore };
  });

  route('POST /api/admin/exams', async ({ actor, body }) => shown((await exams.addExam(deps, actor, body)).id));

  route('GET /api/admin/exams/:id', ({ params }) => shown(params.id));

  route('PUT /api/admin/exams/:id', async ({ actor, params, body }) => {
    await exams.editExam(deps, actor, params.id, body);
    return shown(params.id);
  });

  route('DELETE /api/admin/exams/:id', ({ actor, params }) => exams.removeExam(deps, actor, params.id));

  route('POST /api/admin/exams/:id/review', async ({ actor, params, body }) => {
    await exams.reviewQuestion(deps, actor, params.id, body);
    return shown(params.id);
  });

  route('GET /api/admin/exams/:id/grid', async ({ params, query }) =>
    presentGrid(await exams.readGrid(deps, params.id, query.section)),
  );

  route('POST /api/admin/exams/:id/cells', async ({ actor, params, body }) => ({
    cells: await exams.writeCells(deps, actor, params.id, body.cells),
  }));

  route('POST /api/admin/exams/:id/absent', ({ actor, params, body }) =>
    exams.markAbsent(deps, actor, params.id, body),
  );

  route('POST /api/admin/exams/:id/import', ({ actor, params, body }) =>
    exams.importAnswers(deps, actor, params.id, body),
  );

  route('POST /api/admin/exams/:id/key', async ({ actor, params, body }) => {
    const { exam, ...changed } = await exams.changeKey(deps, actor, params.id, body);
    return { ...changed, exam: presentHead(exam) };
  });

  route('POST /api/admin/exams/:id/publish', async ({ actor, params, body }) =>
    presentHead(await exams.publishExam(deps, actor, params.id, body.isPublished)),
  );

  route('POST /api/admin/exams/:id/practice', async ({ actor, params, body }) =>
    presentHead(await exams.openPractice(deps, actor, params.id, body.isOpen)),
  );

  route('GET /api/admin/exams/:id/results', async ({ actor, params }) =>
    presentGrid(await exams.exportResults(deps, actor, params.id)),
  );

  route('GET /api/student/results', async ({ actor }) => presentOwnResults(await exams.readOwnResults(deps, actor)));

  route('POST /api/student/results/seen', ({ actor }) => exams.markSeen(deps, actor));

  route('POST /api/student/results/:id/calculate', async ({ actor, params }) =>
    presentReward(
      await exams.calculateReward(deps, actor, params.id),
      await listSentForExams(deps.db, actor.studentId),
    ),
  );

  route('POST /api/student/results/:id/send', async ({ actor, params }) =>
    presentReward(await exams.sendReward(deps, actor, params.id), await listSentForExams(deps.db, actor.studentId)),
  );
};
