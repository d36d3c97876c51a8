import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Only asked for where somebody is picked. */
export const classmatesQuery = queryOptions({
  queryKey: ['student', 'store', 'classmates'],
  queryFn: async () => (await api('GET /api/student/store/classmates')).classmates,
  staleTime: Number.POSITIVE_INFINITY,
});
