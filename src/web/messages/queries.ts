import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** False while the page is told of news by its socket. */
type Polling = number | false;

export const sentQuery = (refetchInterval: Polling) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'messages', 'sent'],
    queryFn: ({ pageParam }) => api('GET /api/admin/messages', { query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    refetchInterval,
  });

export const sentDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'messages', 'sent', id],
    queryFn: () => api('GET /api/admin/messages/:id', { params: { id } }),
  });

export const inboxQuery = (refetchInterval: Polling) =>
  infiniteQueryOptions({
    queryKey: ['student', 'messages', 'inbox'],
    queryFn: ({ pageParam }) => api('GET /api/student/messages', { query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    refetchInterval,
  });

export const unreadQuery = (refetchInterval: Polling) =>
  queryOptions({
    queryKey: ['student', 'messages', 'unread'],
    queryFn: () => api('GET /api/student/messages/unread'),
    refetchInterval,
  });
