import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { requests } from '#strings/reports/staff';
import { api, type Input, sayInstead } from '#web/lib/api.ts';
import { pagedQuery } from '#web/lib/paged.ts';

const REFRESH_MS = 30_000;

export const useReports = ({ type, status, grade, section }: Input<'GET /api/admin/reports'>['query']) =>
  useInfiniteQuery({
    ...pagedQuery(['admin', 'reports', { type, status, grade, section }], (before) =>
      api('GET /api/admin/reports', { query: { type, status, grade, section, before } }).catch(
        sayInstead(requests.loadFailed),
      ),
    ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
