import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { IssueType, ReportStatus } from '#domain/reports/reports';
import type { Grade } from '#domain/roster/grades';
import { requests } from '#strings/reports/staff';
import { api, sayInstead } from '#web/lib/api.ts';

const REFRESH_MS = 30_000;

/** Newest first, a page at a time. */
export const reportsQuery = ({
  type,
  status,
  grade,
}: {
  type?: IssueType;
  status?: ReportStatus;
  grade: Grade | undefined;
}) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'reports', { type, status, grade }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/reports', { query: { type, status, grade, before: pageParam } }).catch(
        sayInstead(requests.loadFailed),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
