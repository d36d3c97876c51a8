import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';

/** Newest first, a page at a time. What is on the screen stays while the next filter is on its way. */
export const penaltiesQuery = (filter: { grade: Grade | undefined; status?: PenaltyStatus; search: string }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'penalties', 'table', filter],
    queryFn: ({ pageParam }) => api('GET /api/admin/penalties', { query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Of one pupil, or of a grade, or of all. */
export const logsQuery = (of: { studentId?: number | undefined; grade?: Grade | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'penalties', 'logs', of],
    queryFn: ({ pageParam }) => api('GET /api/admin/penalties/logs', { query: { ...of, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });

export const nearQuery = (grade: Grade | undefined) =>
  queryOptions({
    queryKey: ['admin', 'penalties', 'near', grade],
    queryFn: () => api('GET /api/admin/penalties/near', { query: { grade } }),
    placeholderData: keepPreviousData,
  });

export const ownConductQuery = queryOptions({
  queryKey: ['student', 'conduct'],
  queryFn: () => api('GET /api/student/conduct'),
});
