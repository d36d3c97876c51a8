import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const drillQuery = queryOptions({
  queryKey: ['student', 'drills'],
  queryFn: () => api('GET /api/student/drill'),
});
