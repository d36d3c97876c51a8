import { queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { asked } from '#web/lib/asked.ts';
import type { CardsToPrint } from './print-search.ts';

export const credentialsQuery = (grade: Grade, section: string | undefined) =>
  asked(['credentials', grade, section], 'GET /api/admin/credentials', { query: { grade, section } });

export const ownCardQuery = (studentId: number | undefined) =>
  queryOptions({
    ...asked(['own-card', studentId], 'GET /api/students/:studentId/card', { params: { studentId } }),
    enabled: studentId !== undefined,
  });

/** How devices of the school reach it. */
export const connectionQuery = asked(['connection'], 'GET /api/admin/connection');

/** Each call is written in the audit log as a print, so it is made once and never again by itself. */
export const cardsToPrintQuery = (which: CardsToPrint) =>
  queryOptions({
    ...asked(['cards-to-print', which], 'POST /api/admin/cards', { body: which }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
