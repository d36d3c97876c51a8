import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useIsLive } from '#web/lib/live.ts';

export const PICK_FILTERS = ['all', 'waiting', 'done', 'rejected'] as const;
export type PickFilter = (typeof PICK_FILTERS)[number];

const REFRESH_MS = 30_000;

/** Newest first, a page at a time; a booking appears without a reload, told by the socket or asked for. */
export const usePicks = (status: PickFilter) =>
  useInfiniteQuery({
    queryKey: ['admin', 'privileges', 'picks', status],
    queryFn: ({ pageParam }) => api('GET /api/admin/privileges', { query: { status, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    refetchInterval: useIsLive() ? false : REFRESH_MS,
  });

export const offersQuery = queryOptions({
  queryKey: ['admin', 'privileges', 'offers'],
  queryFn: async () => (await api('GET /api/admin/privileges/offers')).offers,
});

export const ownPrivilegesQuery = queryOptions({
  queryKey: ['student', 'privileges'],
  queryFn: () => api('GET /api/student/privileges'),
});
