import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UNREAD_POLL_MS } from '#domain/messages/polling';
import { useIsLive } from '#web/lib/live.ts';
import { unreadQuery } from '#web/messages/queries.ts';
import { dashboardQuery, rewardStatusQuery } from './queries.ts';

const unreadPoll = unreadQuery(UNREAD_POLL_MS);
/** The questions themselves, which must not be asked again by their own answers. */
const POLLS = new Set([rewardStatusQuery, unreadPoll].map(({ queryKey }) => JSON.stringify(queryKey)));

const askAgain = (client: QueryClient) =>
  client.invalidateQueries({
    queryKey: ['student'],
    predicate: ({ queryKey }) => !POLLS.has(JSON.stringify(queryKey)),
  });

/**
 * While nobody tells this page the news it asks two small questions. What is on the screen is asked for again when the
 * unread messages differ from those shown, and whenever the status of the rewards is answered: a balance, a penalty or a
 * second reward changes neither answer. Each new answer tries again, so that a refetch that failed is made up for.
 */
export const useDashboardPolling = (): void => {
  const client = useQueryClient();
  const { data: shown, dataUpdatedAt: shownAt, isPending } = useQuery(dashboardQuery);
  const enabled = !(useIsLive() || isPending);
  const { dataUpdatedAt: statusAt } = useQuery({ ...rewardStatusQuery, enabled });
  const { data: unread, dataUpdatedAt: unreadAt } = useQuery({ ...unreadPoll, enabled });
  const newsAt = unreadAt > shownAt && unread?.unread !== shown?.messages.unread ? unreadAt : 0;
  useEffect(() => {
    if (enabled && statusAt > 0) void askAgain(client);
  }, [client, enabled, statusAt]);
  useEffect(() => {
    if (enabled && newsAt > 0) void askAgain(client);
  }, [client, enabled, newsAt]);
};
