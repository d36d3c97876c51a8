import { queryOptions } from '@tanstack/react-query';
import type { LessonAt } from '#domain/classroom/lessons';
import { api } from '#web/lib/api.ts';

/** The week that a day falls into; without one, today's. */
export const weekQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'classroom', 'week', day ?? 'now'],
    queryFn: () => api('GET /api/admin/classroom/week', { query: day === undefined ? {} : { day } }),
  });

export const lessonQuery = ({ day, period, grade }: LessonAt) =>
  queryOptions({
    queryKey: ['admin', 'classroom', 'lesson', day, period, grade],
    queryFn: () => api('GET /api/admin/classroom/lessons/:day/:period/:grade', { params: { day, period, grade } }),
  });
