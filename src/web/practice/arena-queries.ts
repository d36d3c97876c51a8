import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ArenaTab } from '#domain/practice/arena';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';

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
