import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const termsQuery = queryOptions({
  queryKey: ['admin', 'calendar', 'terms'],
  queryFn: () => api('GET /api/admin/school-terms'),
});

export const ownTimetableQuery = queryOptions({
  queryKey: ['student', 'calendar', 'timetable'],
  queryFn: () => api('GET /api/student/timetable'),
});
