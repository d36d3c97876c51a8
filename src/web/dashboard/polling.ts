import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UNREAD_POLL_MS } from '#domain/messages/polling';
import { useIsLive } from '#web/lib/live.ts';
import { unreadQuery } from '#web/messages/queries.ts';
import { rewardStatusQuery } from '#web/rewards/queries.ts';
import { dashboardQuery } from './queries.ts';

/**
 * While nobody tells this page the news it asks two small questions, and for the whole screen only where an answer differs
 * from what it shows.
 */
export const useDashboardPolling = (): void => {
  const client = useQueryClient();
  const { data: shown, dataUpdatedAt: shownAt } = useQuery(dashboardQuery);
  const enabled = !useIsLive() && shown !== undefined;
  const status = useQuery({ ...rewardStatusQuery, enabled });
  const unread = useQuery({ ...unreadQuery(UNREAD_POLL_MS), enabled });
  const isNews = (asked: { dataUpdatedAt: number }, differs: boolean) => asked.dataUpdatedAt > shownAt && differs;
  const isOutdated =
    enabled &&
    (isNews(status, status.data?.notification !== shown.rewards.notification) ||
      isNews(unread, unread.data?.unread !== shown.messages.unread));
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
  }, [client, isOutdated]);
};
