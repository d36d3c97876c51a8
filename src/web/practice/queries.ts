import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ArenaTab, COUNTDOWN_STEP_MS } from '#domain/practice/arena';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';
import { readClocks } from './game/race-clock.ts';

/** The board of a tab, a page at a time; its first page also carries the contest, the grades and the best performers. */
export const arenaQuery = (tab: ArenaTab, grade: Grade | undefined) => {
  const asked = tab === 'grade' ? grade : undefined;
  return infiniteQueryOptions({
    queryKey: ['student', 'arena', tab, asked],
    queryFn: ({ pageParam }) =>
      api('GET /api/student/practice/arena', { query: { tab, grade: asked, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
    placeholderData: keepPreviousData,
  });
};

const LONGEST_MS = 24 * 60 * COUNTDOWN_STEP_MS;

/** One request for the hub, and for the practice page. */
export const practiceQuery = queryOptions({
  queryKey: ['student', 'practice'],
  queryFn: async () => ({
    ...(await api('GET /api/student/practice')),
    /** What it says of the session's time was true then, however long it has been kept since. */
    heardAt: readClocks(),
  }),
});

/** Nobody tells the page that a contest began or ended by the clock: it asks again then. */
export const usePractice = () =>
  useQuery({
    ...practiceQuery,
    refetchInterval: ({ state: { data } }) => {
      const left = data?.contest ? Date.parse(data.contest.endsAt) - Date.now() : 0;
      return Math.min(LONGEST_MS, Math.max(COUNTDOWN_STEP_MS, left));
    },
  });
