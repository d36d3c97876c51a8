import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async () => (await api('GET /api/admin/staff')).staff,
});
