import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterAction, isFinal, isReturned, mayUndoDelivery } from '#domain/store/orders';
import { formatNumber } from '#strings/plural';
import { storeRefusals } from '#strings/store/refusals';
import { orderQueue, orderStatusNames } from '#strings/store/staff';
import { addressOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { ExcelButton } from '#web/ui/excel-button.tsx';
import type { ListActions } from '#web/ui/list/actions.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { changedElsewhere, useHeldPlaces } from '../admin-held.ts';
import { useApproveOrder, useDeliverOrder, useDeliverOrders, useUndoDelivery } from '../admin-mutations.ts';
import { storeQuery, useOrders } from '../admin-queries.ts';
import { storeSearch } from '../admin-search.ts';
import { type Left, LeftDialog, RejectOrder } from './admin-counter-tools.tsx';
import { columnsFor, nameOf, needsPermission } from './admin-order-columns.tsx';

const rowAt = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[data-row]');

const BY: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** To the same thing in the next row, or to the row itself where it has no such thing. */
const moveAmongRows = (event: KeyboardEvent): void => {
  const by = BY[event.key];
  const row = rowAt(event.target);
  const next = by && (by === 1 ? row?.nextElementSibling : row?.previousElementSibling);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  const { action } = (event.target as HTMLElement).dataset;
  const same = [...next.querySelectorAll<HTMLElement>('[data-action]')].find((each) => each.dataset.action === action);
  (same ?? next).focus();
};

/** A row that was dealt with loses its buttons: it neither shrinks under the finger nor loses the keyboard's place. */
const useSteadyRows = (orders: readonly AdminOrder[]) => {
  const list = useRef<HTMLDivElement>(null);
  const heights = useRef(new Map<number, number>());
  const acted = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const { id, status } of orders) {
      const row = list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
      if (!row) continue;
      row.style.blockSize = isFinal(status) ? `${heights.current.get(id)}px` : '';
      if (!isFinal(status)) heights.current.set(id, row.offsetHeight);
    }
  });
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    acted.current?.focus({ preventScroll: true });
    acted.current = null;
  });
  return {
    ref: list,
    onKeyDown: moveAmongRows,
    onClick: ({ target }: SyntheticEvent) => {
      acted.current = rowAt(target);
    },
  };
};

const STATUS_NAMES = { ...orderStatusNames, all: orderQueue.all };

const mayUndo = ({ status, closedAt }: AdminOrder): boolean =>
  status === 'delivered' && closedAt !== null && mayUndoDelivery(closedAt, new Date());

export const Orders = () => {
  const list = useList(storeSearch);
  const { status, grade, section, search } = list.wanted;
  const query = useOrders(list.wanted);
  const isTrial = useQuery(storeQuery).data?.settings.mode === 'trial';
  const approve = useApproveOrder();
  const deliver = useDeliverOrder();
  const deliverSeveral = useDeliverOrders();
  const undo = useUndoDelivery();
  const [rejecting, setRejecting] = useState<AdminOrder | null>(null);
  const [permitted, setPermitted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [left, setLeft] = useState<readonly Left[]>([]);
  const fresh = useMemo(() => query.data?.pages.flatMap((page) => page.orders), [query.data]);
  const held = useHeldPlaces(JSON.stringify([status, grade, section, search]), fresh, query.isPlaceholderData);
  const shown = held.shown ?? [];
  const elsewhere = query.isFetching ? null : changedElsewhere(shown, fresh ?? [], status);
  const isElsewhere = ({ id }: AdminOrder): boolean => elsewhere?.has(id) ?? false;
  const permissionOf = ({ id }: AdminOrder): boolean => permitted.get(id) ?? false;
  const exported = { query: { status, grade, section, search: search || undefined } };
  const put = (answer: AdminOrder): void => held.put([answer]);

  const actionsOf = (order: AdminOrder): ListActions => {
    if (isElsewhere(order)) return [];
    const may = (action: Parameters<typeof afterAction>[1]) => afterAction(order.status, action) !== null;
    const lacksPermission = needsPermission(order) && !permissionOf(order);
    return [
      order.permission !== 'none' &&
        !isReturned(order.status) && {
          label: orderQueue.slip,
          icon: 'print',
          link: { to: '/admin/store/orders/$id/slip', params: { id: String(order.id) }, target: '_blank' },
        },
      may('approve') && {
        label: orderQueue.approve,
        icon: 'check',
        look: 'soft',
        run: () => approve.mutateAsync(order).then(put),
      },
      may('deliver') && {
        label: orderQueue.deliver,
        icon: 'gift',
        look: 'emerald',
        isOff: lacksPermission,
        hint: lacksPermission ? orderQueue.permissionFirst : undefined,
        run: () => deliver.mutateAsync({ id: order.id, permissionReceived: permissionOf(order) }).then(put),
      },
      may('reject') && { label: orderQueue.reject, icon: 'close', look: 'danger', run: () => setRejecting(order) },
      mayUndo(order) && { label: orderQueue.undo, icon: 'undo', run: () => undo.mutateAsync(order).then(put) },
    ];
  };
  const deliverAll = async (chosen: readonly AdminOrder[]): Promise<void> => {
    const wishes = chosen.map((order) => ({ id: order.id, permissionReceived: permissionOf(order) }));
    const { orders, refused } = await deliverSeveral.mutateAsync(wishes);
    held.put(orders);
    const codes = new Map(refused.map(({ id, code }) => [id, code]));
    setLeft(
      chosen.flatMap((order) => {
        const code = codes.get(order.id);
        return code ? [{ order, why: storeRefusals[code] }] : [];
      }),
    );
  };
  return (
    <>
      <div {...useSteadyRows(shown)}>
        <StaffList
          label={orderQueue.label}
          list={list}
          query={query}
          rows={held.shown}
          rowKey={({ id }) => id}
          rowName={nameOf}
          columns={columnsFor({
            isElsewhere,
            hasPermission: permissionOf,
            onPermission: ({ id }, isOn) => setPermitted(new Map([...permitted, [id, isOn]])),
          })}
          search={orderQueue.search}
          filters={list.filter('status', { label: orderQueue.status, all: orderQueue.open, names: STATUS_NAMES })}
          tools={
            <>
              <Button
                look="plain"
                icon="refresh"
                busy={query.isRefetching}
                aria-label={held.waiting > 0 ? orderQueue.refreshNew(held.waiting) : orderQueue.refresh}
                // What is let go before the answer would be held again as it was.
                onClick={() => void query.refetch().then(held.release)}
                className="relative"
              >
                {orderQueue.refresh}
                {/* A mark that takes no place of its own: nothing below it moves. */}
                {held.waiting > 0 && (
                  <span className="absolute -end-1.5 -top-2 min-w-6 rounded-full bg-gold px-1 text-center text-sm font-black text-on-gold">
                    {formatNumber(held.waiting)}
                  </span>
                )}
              </Button>
              <DownloadLink href={addressOf('GET /api/admin/store/orders.csv', exported)}>
                {orderQueue.export}
              </DownloadLink>
              <ExcelButton of="GET /api/admin/store/orders.csv" input={exported} label={orderQueue.exported} />
            </>
          }
          note={({ length }) =>
            length > 0 && (
              <>
                <span>{orderQueue.counted(length, query.hasNextPage)}</span>
                <span className="ms-auto text-sm font-semibold max-lg:hidden">{orderQueue.keys}</span>
              </>
            )
          }
          actions={actionsOf}
          bulk={(chosen) => [
            {
              id: 'deliver',
              label: orderQueue.deliverChosen(chosen.length),
              icon: 'gift',
              look: 'gold',
              run: () => deliverAll(chosen),
            },
          ]}
          choice={{
            has: (order) => !isElsewhere(order) && afterAction(order.status, 'deliver') !== null,
            all: orderQueue.selectAll,
          }}
          empty={{
            icon: 'shop',
            title: orderQueue.none,
            body: isTrial ? orderQueue.noneInTrialBody : orderQueue.noneBody,
          }}
        />
      </div>
      {left.length > 0 && <LeftDialog left={left} onClose={() => setLeft([])} />}
      {rejecting && <RejectOrder order={rejecting} onClose={() => setRejecting(null)} onAnswer={put} />}
    </>
  );
};
