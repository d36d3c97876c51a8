import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { pagedQuery } from '#web/lib/paged.ts';

export const penaltiesQuery = (filter: PupilsOf & { status?: PenaltyStatus; search: string }) =>
  pagedQuery(['admin', 'penalties', 'table', filter], (before) =>
    api('GET /api/admin/penalties', { query: { ...filter, before } }),
  );

/** Of one pupil, or of a grade, or of all. */
export const logsQuery = (of: PupilsOf & { studentId?: number | undefined }) =>
  pagedQuery(['admin', 'penalties', 'logs', of], (before) =>
    api('GET /api/admin/penalties/logs', { query: { ...of, before } }),
  );

export const nearQuery = (of: PupilsOf) =>
  queryOptions({
    ...asked(['admin', 'penalties', 'near', of], 'GET /api/admin/penalties/near', { query: of }),
    placeholderData: keepPreviousData,
  });

export const ownConductQuery = asked(['student', 'conduct'], 'GET /api/student/conduct');
