import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { PupilsOf } from '#web/lib/grade.ts';

export const consentsKey = ['admin', 'consents'] as const;

export const consentsQuery = (which: PupilsOf) =>
  queryOptions({
    queryKey: [...consentsKey, which],
    queryFn: () => api('GET /api/admin/consents', { query: which }),
  });
