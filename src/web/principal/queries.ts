import { queryOptions } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import { api } from '#web/lib/api.ts';

interface Which {
  grade: Grade;
  section: string | undefined;
  term: number | undefined;
}

export const classPageQuery = (query: Which) =>
  queryOptions({
    queryKey: ['admin', 'class-page', query],
    queryFn: () => api('GET /api/admin/class-page', { query }),
  });
