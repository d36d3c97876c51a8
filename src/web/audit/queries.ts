import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditAction } from '#domain/vocabulary';
import { api } from '#web/lib/api.ts';

/** The same as long as the product is. */
export const auditActionsQuery = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: () => api('GET /api/admin/audit/actions'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Newest first, a page at a time; `before` is the id that the last page ended with. */
export const auditQuery = ({ action, search }: { action?: AuditAction | undefined; search: string }) =>
  infiniteQueryOptions({
    queryKey: ['audit', { action, search }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/audit', {
        query: { action, search: search || undefined, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.nextBefore,
    placeholderData: keepPreviousData,
  });
