import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';

export const staffQuery = asked(['staff'], 'GET /api/admin/staff');

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => (await api('GET /api/admin/own-sessions')).sessions,
});

export const ownFactorQuery = asked(['own-factor'], 'GET /api/admin/own-factor');

export const schoolQuery = asked(['admin', 'school'], 'GET /api/admin/school');
