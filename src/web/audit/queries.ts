import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditAction } from '#domain/vocabulary';
import { api } from '#web/lib/api.ts';

/** The same as long as the product is. */
export const auditActionsQuery = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: () => api('GET /api/admin/audit/actions'),
  staleTime: Number.POSITIVE_INFINITY,
});

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** What is empty looks for nothing, as in a text field. */
  readonly search: string;
  /** The first day and the last. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Newest first, a page at a time; `before` is the id that the last page ended with. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/audit', {
        query: { ...filter, search: filter.search || undefined, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.nextBefore,
    placeholderData: keepPreviousData,
  });
