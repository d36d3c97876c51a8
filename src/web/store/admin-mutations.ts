import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { PICTURE_MAX_BYTES } from '#domain/store/items';
import { itemForm, itemPicture, orderQueue, shelf } from '#strings/store/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { refuseTooLarge } from '#web/lib/too-large.ts';
import { upload, useUpload } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast.tsx';
import type { AdminItem, AdminOrder, ItemEdit, ItemFields, SettingsWish, StoreSettings } from '#wire/store/staff';
import { storeQuery } from './admin-queries.ts';

const refresh = [
  ['admin', 'orders'],
  ['admin', 'store'],
];
const { useFormAction, useStep } = actionsOn(...refresh);

/** In its place in what was read, until it is read again. */
const putIntoLists = (client: QueryClient, answers: readonly AdminOrder[]): void => {
  const now = new Map(answers.map((order) => [order.id, order]));
  client.setQueriesData<InfiniteData<Reply<'GET /api/admin/store/orders'>>>(
    { queryKey: ['admin', 'orders', 'list'] },
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({ ...page, orders: page.orders.map((order) => now.get(order.id) ?? order) })),
      },
  );
};

/** What is done to one order, said with what it is and who bought it. */
const useOrderAction = <Wish>(
  run: (wish: Wish) => Promise<AdminOrder>,
  done: (item: string, buyer: string) => string,
  refused?: typeof messageOf,
) =>
  useFormAction({
    run,
    after: (order, _, client) => putIntoLists(client, [order]),
    done: ({ itemName, shares }) => done(itemName, shares[0]?.name ?? ''),
    ...(refused && { refused }),
  });

export const useApproveOrder = () =>
  useOrderAction(
    ({ id }: AdminOrder) => api('POST /api/admin/store/orders/:id/approve', { params: { id } }),
    orderQueue.approved,
    messageOf,
  );

export const useDeliverOrder = () =>
  useOrderAction(
    ({ id, permissionReceived }: { id: number; permissionReceived: boolean }) =>
      api('POST /api/admin/store/orders/:id/deliver', { params: { id }, body: { permissionReceived } }),
    orderQueue.delivered,
    messageOf,
  );

export const useUndoDelivery = () =>
  useOrderAction(
    ({ id }: AdminOrder) => api('POST /api/admin/store/orders/:id/undo-delivery', { params: { id } }),
    orderQueue.undone,
    messageOf,
  );

/** A refusal is shown in the dialog that asks for the reason. */
export const useRejectOrder = () =>
  useOrderAction(
    ({ id, reason }: { id: number; reason: string }) =>
      api('POST /api/admin/store/orders/:id/reject', { params: { id }, body: { reason } }),
    orderQueue.rejected,
  );

/** What could not be handed out is named by the page that asked. */
export const useDeliverOrders = () =>
  useStep({
    run: (orders: readonly { id: number; permissionReceived: boolean }[]) =>
      api('POST /api/admin/store/orders/deliver', { body: { orders: [...orders] } }),
    after: ({ orders }, _, client) => putIntoLists(client, orders),
    done: ({ orders, refused }) => {
      const left = new Set(refused.map(({ id }) => id));
      return orderQueue.severalDelivered(orders.filter(({ id }) => !left.has(id)).length);
    },
  });

export const useAddItem = (onPicture: (item: AdminItem) => void) =>
  useFormAction({
    run: (fields: ItemFields) => api('POST /api/admin/store/items', { body: fields }),
    after: (item) => toast.good(itemForm.added(item.name), { label: itemForm.addPicture, run: () => onPicture(item) }),
  });

export const useEditItem = (id: number) =>
  useFormAction({
    run: (fields: ItemEdit) => api('PUT /api/admin/store/items/:id', { params: { id }, body: fields }),
    done: ({ name }) => itemForm.saved(name),
  });

export const useShowOrHide = () =>
  useStep({
    run: ({ id, hidden }: AdminItem) =>
      hidden
        ? api('POST /api/admin/store/items/:id/show', { params: { id } })
        : api('POST /api/admin/store/items/:id/hide', { params: { id } }),
    done: ({ name, hidden }) => (hidden ? shelf.hiddenNow(name) : shelf.shownNow(name)),
  });

export const useSendPicture = (id: number) =>
  useUpload({
    run: async (file: File, sending) => {
      refuseTooLarge(file, PICTURE_MAX_BYTES);
      return upload('PUT /api/admin/store/items/:id/picture', { file }, { ...sending, input: { params: { id } } });
    },
    done: itemPicture.saved,
    cancelled: itemPicture.cancelled,
    refresh,
  });

export const useRemovePicture = (id: number) =>
  useStep({
    run: () => api('POST /api/admin/store/items/:id/picture/remove', { params: { id } }),
    done: itemPicture.removed,
  });

/** Sends what the button is about and nothing else. Refusals of the hours are shown beside them; the rest has no field. */
export const useSaveSettings = (saved: string | ((settings: StoreSettings) => string), refused?: typeof messageOf) =>
  useFormAction({
    run: (wish: SettingsWish) => api('PUT /api/admin/store/settings', { body: wish }),
    after: (settings, _, client) =>
      client.setQueryData(storeQuery.queryKey, (before) => before && { ...before, settings }),
    done: saved,
    ...(refused && { refused }),
  });
