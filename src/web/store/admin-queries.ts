import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrderStatus } from '#domain/store/orders';
import { api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { useWatchedPages } from '#web/lib/paged.ts';

interface OrdersWanted extends PupilsOf {
  status?: OrderStatus | 'all';
  search: string;
}

/** Newest first, a page at a time; an order appears without a reload, told by the socket or asked for. */
export const useOrders = ({ status, grade, section, search }: OrdersWanted) => {
  const wanted = { status, grade, section, search: search || undefined };
  return useWatchedPages(['admin', 'orders', 'list', wanted], (before) =>
    api('GET /api/admin/store/orders', { query: { ...wanted, before } }),
  );
};

/** The shelf and the settings. */
export const storeQuery = asked(['admin', 'store', 'shelf'], 'GET /api/admin/store');

export const salesQuery = asked(['admin', 'store', 'sales'], 'GET /api/admin/store/sales');

export const affordabilityQuery = (of: PupilsOf) =>
  queryOptions({
    ...asked(['admin', 'store', 'affordability', of], 'GET /api/admin/store/affordability', { query: of }),
    placeholderData: keepPreviousData,
  });

/** On paper: asked for once, so that what is printed is what was looked at. */
export const handoverQuery = (of: PupilsOf) =>
  queryOptions({
    queryKey: ['admin', 'handover', of],
    queryFn: async () => (await api('GET /api/admin/store/handover', { query: of })).orders,
    refetchOnWindowFocus: false,
  });

export const adminSlipQuery = (id: number) =>
  queryOptions({
    ...asked(['admin', 'slip', id], 'GET /api/admin/store/orders/:id/slip', { params: { id } }),
    refetchOnWindowFocus: false,
  });
