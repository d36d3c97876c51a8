import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { pagedQuery } from '#web/lib/paged.ts';

const WHILE_CLOSED_MS = 60_000;

/** One request for the whole shop. Nobody tells the page that opening time has come, so a closed shop is asked again. */
export const useStore = () =>
  useQuery({
    queryKey: ['student', 'store', 'shelf'],
    queryFn: () => api('GET /api/student/store'),
    refetchInterval: ({ state }) => (state.data?.isOpen === false ? WHILE_CLOSED_MS : false),
  });

/** What a cart's points would cost in the grade's order. */
export const placeQuery = (less: number) =>
  asked(['student', 'store', 'place', less], 'GET /api/student/ledger/place', { query: { less } });

/** Newest first, a page at a time. */
export const ordersQuery = pagedQuery(['student', 'orders'], (before) =>
  api('GET /api/student/store/orders', { query: { before } }),
);

export const slipQuery = (id: number) =>
  asked(['student', 'orders', 'slip', id], 'GET /api/student/store/orders/:id/slip', { params: { id } });
