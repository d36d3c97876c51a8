import { queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';
import type { CardsToPrint } from './print-search.ts';

export const credentialsQuery = (grade: Grade, section: string | undefined) =>
  queryOptions({
    queryKey: ['credentials', grade, section],
    queryFn: () => api('GET /api/admin/credentials', { query: { grade, section } }),
  });

export const ownCardQuery = (studentId: number | undefined) =>
  queryOptions({
    queryKey: ['own-card', studentId],
    queryFn: () => api('GET /api/students/:studentId/card', { params: { studentId } }),
    enabled: studentId !== undefined,
  });

/** How devices of the school reach it. */
export const connectionQuery = queryOptions({
  queryKey: ['connection'],
  queryFn: () => api('GET /api/admin/connection'),
});

/** Each call is written in the audit log as a print, so it is made once and never again by itself. */
export const cardsToPrintQuery = (which: CardsToPrint) =>
  queryOptions({
    queryKey: ['cards-to-print', which],
    queryFn: () => api('POST /api/admin/cards', { body: which }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
