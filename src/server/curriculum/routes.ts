import { type Deps, forScreen } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import { shareReply } from '#server/platform/http/replies';
import * as curriculum from './service.ts';

export const curriculumRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/student/curriculum', async ({ actor }) => {
    const { shared, ...own } = await curriculum.readOwnCurriculum(deps, actor);
    return shareReply(shared, own);
  });

  route('POST /api/student/curriculum/progress', ({ actor, body }) => curriculum.markLesson(deps, actor, body));

  route('GET /api/student/curriculum/questions', async ({ actor, query }) => ({
    questions: await curriculum.readWeekQuestions(deps, actor, query.week),
  }));

  route('GET /api/admin/curriculum', ({ query: { grade, section = null, term } }) =>
    curriculum.readForStaff(forScreen(deps), { grade, section }, term),
  );

  route('PUT /api/admin/curriculum/:grade', async ({ actor, params, body }) => {
    await curriculum.editPlan(deps, actor, params.grade, body);
    return curriculum.readForStaff(deps, { grade: params.grade, section: null }, body.termId);
  });

  route('POST /api/admin/curriculum/:grade/copy', async ({ actor, params, body }) => {
    await curriculum.copyPlan(deps, actor, params.grade, body);
    return curriculum.readForStaff(deps, { grade: params.grade, section: null }, body.termId);
  });

  route('POST /api/admin/curriculum/:grade/import', ({ actor, params, body }) =>
    curriculum.importPlan(deps, actor, params.grade, body),
  );

  route('POST /api/admin/curriculum/:grade/taught', async ({ actor, params, body }) => {
    const of = { grade: params.grade, section: body.section };
    await curriculum.markTaught(deps, actor, of, body);
    return curriculum.readForStaff(deps, of, body.termId);
  });

  route('PUT /api/admin/questions/:id/lesson', ({ actor, params, body }) =>
    curriculum.setQuestionLesson(deps, actor, params.id, body),
  );
};
