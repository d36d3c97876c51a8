import { queryOptions } from '@tanstack/react-query';
import { POLL_REWARD_STATUS_MS } from '#domain/live/polling';
import { asked } from '#web/lib/asked.ts';

/** One request for the whole first screen. */
export const dashboardQuery = asked(['student', 'dashboard'], 'GET /api/student/dashboard');

export const studentRewardsQuery = asked(['student', 'rewards', 'list'], 'GET /api/student/rewards');

/** Small enough to be asked again and again; only a page that nobody tells the news does. */
export const rewardStatusQuery = queryOptions({
  ...asked(['student', 'rewards', 'status'], 'GET /api/student/rewards/status'),
  refetchInterval: POLL_REWARD_STATUS_MS,
});
