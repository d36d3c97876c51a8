import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const termsQuery = queryOptions({
  queryKey: ['admin', 'calendar', 'terms'],
  queryFn: () => api('GET /api/admin/school-terms'),
});

/** They come with the product: no news changes them. */
export const offeredTermsQuery = queryOptions({
  queryKey: ['admin', 'offered-terms'],
  queryFn: async () => (await api('GET /api/admin/school-terms/offered')).terms,
  staleTime: Number.POSITIVE_INFINITY,
});

export const ownTimetableQuery = queryOptions({
  queryKey: ['student', 'calendar', 'timetable'],
  queryFn: () => api('GET /api/student/timetable'),
});
