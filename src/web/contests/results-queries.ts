import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** All of it at once; only the history goes on, a page at a time. */
export const practiceResultsQuery = infiniteQueryOptions({
  queryKey: ['student', 'practice-results'],
  queryFn: ({ pageParam }) => api('GET /api/student/practice-results', { query: { before: pageParam } }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => page.nextBefore ?? undefined,
});

export const competitionsQuery = queryOptions({
  queryKey: ['student', 'competitions'],
  queryFn: () => api('GET /api/student/competitions'),
});
