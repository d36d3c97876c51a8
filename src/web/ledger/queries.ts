import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** Newest first, a page at a time. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['student', 'ledger'],
  queryFn: ({ pageParam }) => api('GET /api/student/ledger', { query: { before: pageParam } }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => page.nextBefore ?? undefined,
});
