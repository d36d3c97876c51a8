import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { IssueType, ReportStatus } from '#domain/reports/reports';
import { requests } from '#strings/reports/staff';
import { api, sayInstead } from '#web/lib/api.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { pagedQuery } from '#web/lib/paged.ts';

const REFRESH_MS = 30_000;

interface ReportsWanted extends PupilsOf {
  type?: IssueType;
  status?: ReportStatus;
}

export const useReports = ({ type, status, grade, section }: ReportsWanted) =>
  useInfiniteQuery({
    ...pagedQuery(['admin', 'reports', { type, status, grade, section }], (before) =>
      api('GET /api/admin/reports', { query: { type, status, grade, section, before } }).catch(
        sayInstead(requests.loadFailed),
      ),
    ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
