import { queryOptions } from '@tanstack/react-query';
import { POLL_REWARD_STATUS_MS } from '#domain/live/polling';
import { api } from '#web/lib/api.ts';

/** One request for the whole first screen. */
export const dashboardQuery = queryOptions({
  queryKey: ['student', 'dashboard'],
  queryFn: () => api('GET /api/student/dashboard'),
});

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
