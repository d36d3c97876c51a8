import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ASKED_FOR } from '#domain/privileges/pick';
import { api } from '#web/lib/api.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { useIsLive } from '#web/lib/live.ts';

const REFRESH_MS = 30_000;

/** Newest first, a page at a time; a booking appears without a reload, told by the socket or asked for. */
export const usePicks = ({ status, grade, section }: PupilsOf & { status?: (typeof ASKED_FOR)[number] }) =>
  useInfiniteQuery({
    queryKey: ['admin', 'privileges', 'picks', { status, grade, section }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/privileges', { query: { status, grade, section, before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
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
