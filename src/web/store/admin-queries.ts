import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Grade } from '#domain/roster/grades';
import type { OrderStatus } from '#domain/store/orders';
import { api } from '#web/lib/api.ts';
import { useIsLive } from '#web/lib/live.ts';

const REFRESH_MS = 30_000;

interface OrdersWanted {
  status?: OrderStatus | 'all';
  grade: Grade | undefined;
  search: string;
}

/** Newest first, a page at a time; an order appears without a reload, told by the socket or asked for. */
export const useOrders = ({ status, grade, search }: OrdersWanted) =>
  useInfiniteQuery({
    queryKey: ['admin', 'orders', 'list', { status, grade, search: search || undefined }],
    queryFn: ({ pageParam }) =>
      api('GET /api/admin/store/orders', {
        query: { status, grade, search: search || undefined, before: pageParam },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextBefore ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: useIsLive() ? false : REFRESH_MS,
  });

/** The shelf and the settings. */
export const storeQuery = queryOptions({
  queryKey: ['admin', 'store', 'shelf'],
  queryFn: () => api('GET /api/admin/store'),
});

export const salesQuery = queryOptions({
  queryKey: ['admin', 'store', 'sales'],
  queryFn: () => api('GET /api/admin/store/sales'),
});

export const affordabilityQuery = (grade: Grade | undefined) =>
  queryOptions({
    queryKey: ['admin', 'store', 'affordability', grade],
    queryFn: () => api('GET /api/admin/store/affordability', { query: { grade } }),
    placeholderData: keepPreviousData,
  });

/** On paper: asked for once, so that what is printed is what was looked at. */
export const handoverQuery = (grade: Grade | undefined) =>
  queryOptions({
    queryKey: ['admin', 'handover', grade],
    queryFn: async () => (await api('GET /api/admin/store/handover', { query: { grade } })).orders,
    refetchOnWindowFocus: false,
  });

export const adminSlipQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'slip', id],
    queryFn: () => api('GET /api/admin/store/orders/:id/slip', { params: { id } }),
    refetchOnWindowFocus: false,
  });
