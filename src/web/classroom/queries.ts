import type { LessonAt } from '#domain/classroom/lessons';
import { classKey } from '#domain/roster/classes';
import { asked } from '#web/lib/asked.ts';

/** The week that a day falls into; without one, today's. */
export const weekQuery = (day: string | undefined) =>
  asked(['admin', 'classroom', 'week', day ?? 'now'], 'GET /api/admin/classroom/week', {
    query: day === undefined ? {} : { day },
  });

/** As the addresses of the server and of the page name a lesson. */
export const lessonParams = ({ day, period, ...of }: LessonAt) => ({ day, period, class: classKey(of) });

export const lessonQuery = (at: LessonAt) => {
  const params = lessonParams(at);
  return asked(
    ['admin', 'classroom', 'lesson', ...Object.values(params)],
    'GET /api/admin/classroom/lessons/:day/:period/:class',
    { params },
  );
};
