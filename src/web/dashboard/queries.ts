import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** One request for the whole first screen. */
export const dashboardQuery = queryOptions({
  queryKey: ['student', 'dashboard'],
  queryFn: () => api('GET /api/student/dashboard'),
});
