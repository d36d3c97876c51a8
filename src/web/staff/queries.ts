import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => api('GET /api/admin/staff') });

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => (await api('GET /api/admin/own-sessions')).sessions,
});

export const ownFactorQuery = queryOptions({
  queryKey: ['own-factor'],
  queryFn: () => api('GET /api/admin/own-factor'),
});

export const schoolQuery = queryOptions({ queryKey: ['admin', 'school'], queryFn: () => api('GET /api/admin/school') });
