import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const ownTextsQuery = queryOptions({
  queryKey: ['student', 'quran', 'texts'],
  queryFn: async () => (await api('GET /api/student/quran')).texts,
});

export const ownTextQuery = (id: number) =>
  queryOptions({
    queryKey: ['student', 'quran', 'text', id],
    queryFn: () => api('GET /api/student/quran/texts/:id', { params: { id } }),
  });
