import { queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';

/** A lesson by where it stands in the timetable. */
export interface LessonAt {
  readonly day: string;
  readonly period: number;
  readonly grade: Grade;
}

export const isSameLesson = (a: LessonAt, b: LessonAt): boolean =>
  a.day === b.day && a.period === b.period && a.grade === b.grade;

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
