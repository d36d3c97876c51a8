import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const ledgerQuery = (studentId: number) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'ledger', studentId],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/ledger/:studentId', {
        params: { studentId },
        query: { ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.nextBefore,
  });
