import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const termsAudioQuery = queryOptions({
  queryKey: ['terms-audio'],
  queryFn: () => api('GET /api/admin/terms-audio'),
});
