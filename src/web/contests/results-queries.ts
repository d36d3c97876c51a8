import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { pagedQuery } from '#web/lib/paged.ts';

/** All of it at once; only the history goes on, a page at a time. */
export const practiceResultsQuery = pagedQuery(['student', 'practice-results'], (before) =>
  api('GET /api/student/practice-results', { query: { before } }),
);

export const competitionsQuery = asked(['student', 'competitions'], 'GET /api/student/competitions');
