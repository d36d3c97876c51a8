import { queryOptions } from '@tanstack/react-query';
import type { LessonAt } from '#domain/classroom/lessons';
import { classKey } from '#domain/roster/classes';
import { api } from '#web/lib/api.ts';

/** The week that a day falls into; without one, today's. */
export const weekQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'classroom', 'week', day ?? 'now'],
    queryFn: () => api('GET /api/admin/classroom/week', { query: day === undefined ? {} : { day } }),
  });

/** As the addresses of the server and of the page name a lesson. */
export const lessonParams = ({ day, period, ...of }: LessonAt) => ({ day, period, class: classKey(of) });

export const lessonQuery = (at: LessonAt) => {
  const params = lessonParams(at);
  return queryOptions({
    queryKey: ['admin', 'classroom', 'lesson', ...Object.values(params)],
    queryFn: () => api('GET /api/admin/classroom/lessons/:day/:period/:class', { params }),
  });
};
