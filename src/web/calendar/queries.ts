import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const termsQuery = queryOptions({
  queryKey: ['admin', 'calendar', 'terms'],
  queryFn: async () => (await api('GET /api/admin/school-terms')).terms,
});

export const ownTimetableQuery = queryOptions({
  queryKey: ['student', 'calendar', 'timetable'],
  queryFn: async () => (await api('GET /api/student/timetable')).term,
});
