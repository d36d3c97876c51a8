import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

export const termsQuery = asked(['admin', 'calendar', 'terms'], 'GET /api/admin/school-terms');

/** They come with the product: no news changes them. */
export const offeredTermsQuery = queryOptions({
  queryKey: ['admin', 'offered-terms'],
  queryFn: async () => (await api('GET /api/admin/school-terms/offered')).terms,
  staleTime: Number.POSITIVE_INFINITY,
});

export const ownTimetableQuery = asked(['student', 'calendar', 'timetable'], 'GET /api/student/timetable');
