import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { POLL_REWARD_STATUS_MS } from '#domain/live/polling';
import { api } from '#web/lib/api.ts';

export const studentRewardsQuery = queryOptions({
  queryKey: ['student', 'rewards', 'list'],
  queryFn: () => api('GET /api/student/rewards'),
});

/** Small enough to be asked again and again; only a page that nobody tells the news does. */
export const rewardStatusQuery = queryOptions({
  queryKey: ['student', 'rewards', 'status'],
  queryFn: () => api('GET /api/student/rewards/status'),
  refetchInterval: POLL_REWARD_STATUS_MS,
});

/** Newest first, a page at a time. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['student', 'ledger'],
  queryFn: ({ pageParam }) => api('GET /api/student/ledger', { query: { before: pageParam } }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => page.nextBefore ?? undefined,
});
