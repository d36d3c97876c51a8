import { queryOptions } from '@tanstack/react-query';
import { asked } from '#web/lib/asked.ts';
import type { RaceNews } from '#wire/race/challenges';

/** A page is told what is asked and answered, but not that a time is over. */
const nextEnd = ({ challenges, own }: RaceNews): number | false => {
  const left = [...challenges, ...(own ? [own] : [])].map(({ leftMs }) => leftMs);
  return left.length > 0 && Math.min(...left) + 1;
};

/** Who asks for a race, and what became of those one asked for. */
export const raceNewsQuery = queryOptions({
  ...asked(['student', 'races', 'news'], 'GET /api/student/race'),
  refetchInterval: ({ state: { data } }) => (data ? nextEnd(data) : false),
});

const NOBODY: RaceNews = { running: null, challenges: [], own: null, duels: [], rewardAhead: false };

/** The same for pages that have nothing else to do with races: nobody is taken to ask until there is news. */
export const askedQuery = queryOptions({
  ...asked(['student', 'races', 'asked'], 'GET /api/student/race'),
  initialData: NOBODY,
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state: { data = NOBODY } }) => nextEnd(data),
});
