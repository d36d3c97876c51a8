import type { Deps } from '#server/platform/deps';
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

  route('GET /api/admin/curriculum', ({ query }) => curriculum.readForStaff(deps, query.grade));

  route('PUT /api/admin/curriculum/:grade', async ({ actor, params, body }) => {
    await curriculum.editPlan(deps, actor, params.grade, body);
    return curriculum.readForStaff(deps, params.grade);
  });

  route('POST /api/admin/curriculum/:grade/import', ({ actor, params, body }) =>
    curriculum.importPlan(deps, actor, params.grade, body),
  );

  route('POST /api/admin/curriculum/:grade/taught', async ({ actor, params, body }) => {
    await curriculum.markTaught(deps, actor, params.grade, body);
    return curriculum.readForStaff(deps, params.grade);
  });

  route('PUT /api/admin/questions/:id/lesson', ({ actor, params, body }) =>
    curriculum.setQuestionLesson(deps, actor, params.id, body),
  );
};
