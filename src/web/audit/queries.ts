import { queryOptions } from '@tanstack/react-query';
import type { AuditAction } from '#domain/vocabulary';
import { api } from '#web/lib/api.ts';
import { pagedQuery } from '#web/lib/paged.ts';

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

export const auditQuery = (filter: AuditFilter) =>
  pagedQuery(['audit', filter], (before) => api('GET /api/admin/audit', { query: { ...filter, before } }));
