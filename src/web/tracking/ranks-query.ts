import { queryOptions } from '@tanstack/react-query';
import { ranks } from '#strings/tracking/history';
import { api, sayInstead } from '#web/lib/api.ts';

export const ranksQuery = (section: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'recitation', 'ranks', section],
    queryFn: async () =>
      (await api('GET /api/admin/tracking/ranks', { query: { section } }).catch(sayInstead(ranks.failed))).grades,
  });
