import type { LessonAt } from '#domain/classroom/lessons';
import type { SchoolClass } from '#domain/roster/classes';
import { type Deps, forScreen } from '#server/platform/deps';
import type { Route } from '#server/platform/http/endpoints';
import * as classroom from './service.ts';

type Asked = Omit<LessonAt, keyof SchoolClass> & { readonly class: SchoolClass };

const lessonAt = ({ class: of, ...hour }: Asked): LessonAt => ({ ...hour, ...of });

export const classroomRoutes = (route: Route, deps: Deps): void => {
  route('GET /api/admin/classroom/week', ({ query }) => classroom.readWeek(forScreen(deps), query.day));

  route('GET /api/admin/classroom/lessons/:day/:period/:class', ({ actor, params }) =>
    classroom.readLesson(forScreen(deps), actor, lessonAt(params)),
  );

  route('POST /api/admin/classroom/lessons/:day/:period/:class', async ({ actor, params, body }) => {
    await classroom.holdLesson(deps, actor, lessonAt(params), body.course);
    return classroom.readLesson(deps, actor, lessonAt(params));
  });

  route('POST /api/admin/classroom/lessons/:day/:period/:class/taps', async ({ actor, params, body }) => {
    const refused = await classroom.takeTaps(deps, actor, lessonAt(params), body.taps);
    return { refused, lesson: await classroom.readLesson(deps, actor, lessonAt(params)) };
  });

  route('PUT /api/admin/classroom/presets', ({ actor, body }) => classroom.changePresets(deps, actor, body));

  route('PUT /api/admin/classroom/seats/:class', ({ actor, params, body }) =>
    classroom.changeSeats(deps, actor, params.class, body),
  );
};
