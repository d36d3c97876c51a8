import { queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';
import type { SlipsToPrint } from './print-search.ts';

export const linksKey = ['admin', 'guardians'] as const;

export const linksQuery = (grade: Grade) =>
  queryOptions({
    queryKey: [...linksKey, grade],
    queryFn: () => api('GET /api/admin/guardians', { query: { grade } }),
  });

/** Making them again changes nothing: who has a link for the week keeps it. */
export const slipsQuery = ({ grade, section, day }: SlipsToPrint) =>
  queryOptions({
    queryKey: ['slips', grade, section, day],
    queryFn: () => api('POST /api/admin/guardians/slips', { body: { grade, section, day } }),
  });
