import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { untilNextTurn } from './turns.ts';

export const contestsQuery = queryOptions({
  queryKey: ['admin', 'contests', 'list'],
  queryFn: async () => (await api('GET /api/admin/contests')).contests,
  refetchInterval: ({ state }) => untilNextTurn(state.data ?? [], Date.now()),
});

export const sharesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'contests', 'shares', id],
    queryFn: () => api('GET /api/admin/contests/:id/shares', { params: { id } }),
  });
