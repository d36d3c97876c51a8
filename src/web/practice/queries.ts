import { queryOptions, useQuery } from '@tanstack/react-query';
import { COUNTDOWN_STEP_MS } from '#domain/practice/arena';
import { api } from '#web/lib/api.ts';
import { readClocks } from './game/race-clock.ts';

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
