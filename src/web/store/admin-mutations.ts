import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_MAX_BYTES } from '#domain/store/items';
import { errorTexts } from '#strings/errors';
import { itemForm, itemPicture, orderQueue, shelf } from '#strings/store/staff';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { upload as send, wasCancelled } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast.tsx';
import type { AdminItem, AdminOrder, ItemFields, SeenItem, SettingsWish } from '#wire/store/staff';
import { storeQuery } from './admin-queries.ts';

const refused = (error: unknown): void => toast.bad(messageOf(error));

/** Also after a refusal: it usually means that a colleague or a pupil was faster. */
const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [
        ['admin', 'orders'],
        ['admin', 'store'],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};

const buyerOf = ({ shares }: AdminOrder): string => shares[0]?.name ?? '';

export const useApproveOrder = () =>
  useMutation({
    mutationFn: ({ id }: AdminOrder) => api('POST /api/admin/store/orders/:id/approve', { params: { id } }),
    onSuccess: (order) => toast.good(orderQueue.approved(order.itemName, buyerOf(order))),
    onError: refused,
    onSettled: useRefresh(),
  });

export const useDeliverOrder = () =>
  useMutation({
    mutationFn: ({ id, permissionReceived }: { id: number; permissionReceived: boolean }) =>
      api('POST /api/admin/store/orders/:id/deliver', { params: { id }, body: { permissionReceived } }),
    onSuccess: (order) => toast.good(orderQueue.delivered(order.itemName, buyerOf(order))),
    onError: refused,
    onSettled: useRefresh(),
  });

/** A refusal is shown in the dialog that asked, so there is no toast for it. */
export const useRejectOrder = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      api('POST /api/admin/store/orders/:id/reject', { params: { id }, body: { reason } }),
    onSuccess: (order) => toast.good(orderQueue.rejected(order.itemName, buyerOf(order))),
    onSettled: useRefresh(),
  });

export const useAddItem = (onPicture: (item: AdminItem) => void) =>
  useMutation({
    mutationFn: (fields: ItemFields) => api('POST /api/admin/store/items', { body: fields }),
    onSuccess: (item) =>
      toast.good(itemForm.added(item.name), { label: itemForm.addPicture, run: () => onPicture(item) }),
    onSettled: useRefresh(),
  });

/** A refusal is shown in the form; by then the shelf has been asked for again, so the form can say what is there now. */
export const useEditItem = (id: number) =>
  useMutation({
    mutationFn: (fields: ItemFields & SeenItem) =>
      api('PUT /api/admin/store/items/:id', { params: { id }, body: fields }),
    onSuccess: (item) => toast.good(itemForm.saved(item.name)),
    onSettled: useRefresh(),
  });

export const useShowOrHide = () =>
  useMutation({
    mutationFn: ({ id, hidden }: AdminItem) =>
      hidden
        ? api('POST /api/admin/store/items/:id/show', { params: { id } })
        : api('POST /api/admin/store/items/:id/hide', { params: { id } }),
    onSuccess: ({ name, hidden }) => toast.good(hidden ? shelf.hiddenNow(name) : shelf.shownNow(name)),
    onError: refused,
    onSettled: useRefresh(),
  });

const ORDERING = ['admin', 'store', 'ordering'];

/** The row moves at once. Moves are sent one after another, and the shelf is asked for again after the last. */
export const useOrderShelf = () => {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ORDERING,
    scope: { id: 'store-shelf-order' },
    mutationFn: (ids: readonly number[]) => api('PUT /api/admin/store/items/order', { body: { ids: [...ids] } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: storeQuery.queryKey });
      client.setQueryData(storeQuery.queryKey, (before) => before && { ...before, items: inOrder(before.items, ids) });
    },
    onError: refused,
    onSettled: () =>
      client.isMutating({ mutationKey: ORDERING }) === 1
        ? client.invalidateQueries({ queryKey: storeQuery.queryKey })
        : undefined,
  });
};

const inOrder = (items: readonly AdminItem[], ids: readonly number[]): AdminItem[] =>
  items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

/** Refused before a byte is sent, with the server's own words. */
const refuseTooLarge = (file: File): void => {
  if (file.size > PICTURE_MAX_BYTES) throw new ApiError({ code: 'file_too_large', message: errorTexts.file_too_large });
};

/** Closing the dialog cancels what is under way: nobody is there to see it end. */
export const useSendPicture = (id: number) => {
  const refresh = useRefresh();
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      refuseTooLarge(file);
      setShare(0);
      controller.current = new AbortController();
      const form = new FormData();
      form.append('file', file);
      const { signal } = controller.current;
      return send('PUT /api/admin/store/items/:id/picture', form, {
        input: { params: { id } },
        signal,
        onProgress: setShare,
      });
    },
    onSuccess: () => toast.good(itemPicture.saved),
    onError: (error) => {
      if (wasCancelled(error)) toast.good(itemPicture.cancelled);
    },
    onSettled: refresh,
  });
  return { upload, share, cancel: () => controller.current?.abort(), cancelled: wasCancelled(upload.error) };
};

export const useRemovePicture = (id: number) =>
  useMutation({
    mutationFn: () => api('POST /api/admin/store/items/:id/picture/remove', { params: { id } }),
    onSuccess: () => toast.good(itemPicture.removed),
    onError: refused,
    onSettled: useRefresh(),
  });

/** Sends what the button is about and nothing else. Refusals of the hours are shown beside them; the rest has no field. */
export const useSaveSettings = (saved: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: SettingsWish) => api('PUT /api/admin/store/settings', { body: wish }),
    onSuccess: (settings) => {
      client.setQueryData(storeQuery.queryKey, (before) => before && { ...before, settings });
      toast.good(saved);
    },
    onSettled: useRefresh(),
  });
};
