import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import { api } from '#web/lib/api.ts';
import type { PupilsOf } from '#web/lib/grade.ts';

/** Newest first, a page at a time. What is on the screen stays while the next filter is on its way. */
export const penaltiesQuery = (filter: PupilsOf & { status?: PenaltyStatus; search: string }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'penalties', 'table', filter],
    queryFn: ({ pageParam }) => api('GET /api/admin/penalties', { query: { ...filter, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Of one pupil, or of a grade, or of all. */
export const logsQuery = (of: PupilsOf & { studentId?: number | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'penalties', 'logs', of],
    queryFn: ({ pageParam }) => api('GET /api/admin/penalties/logs', { query: { ...of, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
  });

export const nearQuery = (of: PupilsOf) =>
  queryOptions({
    queryKey: ['admin', 'penalties', 'near', of],
    queryFn: () => api('GET /api/admin/penalties/near', { query: of }),
    placeholderData: keepPreviousData,
  });

export const ownConductQuery = queryOptions({
  queryKey: ['student', 'conduct'],
  queryFn: () => api('GET /api/student/conduct'),
});
