import type { Deps } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as classroom from './service.ts';

export const classroomRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/classroom/week', ({ query }) => classroom.readWeek(deps, query.day));

  route('GET /api/admin/classroom/lessons/:day/:period/:grade', ({ actor, params }) =>
    classroom.readLesson(deps, actor, params),
  );

  route('POST /api/admin/classroom/lessons/:day/:period/:grade/taps', async ({ actor, params, body }) => {
    const refused = await classroom.takeTaps(deps, actor, params, body.taps);
    return { refused, lesson: await classroom.readLesson(deps, actor, params) };
  });

  route('PUT /api/admin/classroom/presets', ({ actor, body }) => classroom.changePresets(deps, actor, body));

  route('PUT /api/admin/classroom/seats/:grade', ({ actor, params, body }) =>
    classroom.changeSeats(deps, actor, params.grade, body),
  );
};
