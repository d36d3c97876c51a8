import { PICTURE_MAX_BYTES } from '#domain/store/items';
import { itemForm, itemPicture, orderQueue, shelf } from '#strings/store/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { refuseTooLarge } from '#web/lib/too-large.ts';
import { upload, useUpload } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast.tsx';
import type { AdminItem, AdminOrder, ItemEdit, ItemFields, SettingsWish, StoreSettings } from '#wire/store/staff';
import { storeQuery } from './admin-queries.ts';

const refresh = [
  ['admin', 'orders'],
  ['admin', 'store'],
];

const buyerOf = ({ shares }: AdminOrder): string => shares[0]?.name ?? '';

export const useApproveOrder = () =>
  useAction({
    run: ({ id }: AdminOrder) => api('POST /api/admin/store/orders/:id/approve', { params: { id } }),
    done: (order) => orderQueue.approved(order.itemName, buyerOf(order)),
    refused: messageOf,
    refresh,
  });

export const useDeliverOrder = () =>
  useAction({
    run: ({ id, permissionReceived }: { id: number; permissionReceived: boolean }) =>
      api('POST /api/admin/store/orders/:id/deliver', { params: { id }, body: { permissionReceived } }),
    done: (order) => orderQueue.delivered(order.itemName, buyerOf(order)),
    refused: messageOf,
    refresh,
  });

export const useRejectOrder = () =>
  useAction({
    run: ({ id, reason }: { id: number; reason: string }) =>
      api('POST /api/admin/store/orders/:id/reject', { params: { id }, body: { reason } }),
    done: (order) => orderQueue.rejected(order.itemName, buyerOf(order)),
    refresh,
  });

export const useAddItem = (onPicture: (item: AdminItem) => void) =>
  useAction({
    run: (fields: ItemFields) => api('POST /api/admin/store/items', { body: fields }),
    after: (item) => toast.good(itemForm.added(item.name), { label: itemForm.addPicture, run: () => onPicture(item) }),
    refresh,
  });

export const useEditItem = (id: number) =>
  useAction({
    run: (fields: ItemEdit) => api('PUT /api/admin/store/items/:id', { params: { id }, body: fields }),
    done: ({ name }) => itemForm.saved(name),
    refresh,
  });

export const useShowOrHide = () =>
  useAction({
    run: ({ id, hidden }: AdminItem) =>
      hidden
        ? api('POST /api/admin/store/items/:id/show', { params: { id } })
        : api('POST /api/admin/store/items/:id/hide', { params: { id } }),
    done: ({ name, hidden }) => (hidden ? shelf.hiddenNow(name) : shelf.shownNow(name)),
    refused: messageOf,
    refresh,
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
  useAction({
    run: () => api('POST /api/admin/store/items/:id/picture/remove', { params: { id } }),
    done: itemPicture.removed,
    refused: messageOf,
    refresh,
  });

/** Sends what the button is about and nothing else. Refusals of the hours are shown beside them; the rest has no field. */
export const useSaveSettings = (saved: string | ((settings: StoreSettings) => string)) =>
  useAction({
    run: (wish: SettingsWish) => api('PUT /api/admin/store/settings', { body: wish }),
    after: (settings, _, client) =>
      client.setQueryData(storeQuery.queryKey, (before) => before && { ...before, settings }),
    done: saved,
    refresh,
  });
