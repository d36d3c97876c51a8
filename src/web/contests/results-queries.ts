import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { pagedQuery } from '#web/lib/paged.ts';

/** All of it at once; only the history goes on, a page at a time. */
export const practiceResultsQuery = pagedQuery(['student', 'practice-results'], (before) =>
  api('GET /api/student/practice-results', { query: { before } }),
);

export const competitionsQuery = queryOptions({
  queryKey: ['student', 'competitions'],
  queryFn: () => api('GET /api/student/competitions'),
});
