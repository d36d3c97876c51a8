import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { IssueType, ReportStatus } from '#domain/reports/reports';
import { requests } from '#strings/reports/staff';
import { api, sayInstead } from '#web/lib/api.ts';
import type { PupilsOf } from '#web/lib/grade.ts';

const REFRESH_MS = 30_000;

/** Newest first, a page at a time. */
export const reportsQuery = ({
  type,
  status,
  grade,
  section,
}: PupilsOf & {
  type?: IssueType;
  status?: ReportStatus;
}) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'reports', { type, status, grade, section }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/reports', { query: { type, status, grade, section, before: pageParam } }).catch(
        sayInstead(requests.loadFailed),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
