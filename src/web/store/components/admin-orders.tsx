import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { afterAction, REJECTION_REASON_MAX } from '#domain/store/orders';
import { orderQueue, orderStatusNames, rejectOrder } from '#strings/store/staff';
import { addressOf } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { changedElsewhere, useHeldPlaces } from '../admin-held.ts';
import { useRejectOrder } from '../admin-mutations.ts';
import { storeQuery, useOrders } from '../admin-queries.ts';
import { storeSearch } from '../admin-search.ts';
import { DeliverSeveral, RefreshButton } from './admin-counter-tools.tsx';
import { OrderRow, type OrderRowProps } from './admin-order-row.tsx';

/** Who gets how much back: a teacher must not have to wonder whether rejecting costs a pupil anything. */
const WhatGoesBack = ({ shares }: Pick<AdminOrder, 'shares'>) => (
  <div className="rounded-2xl bg-emerald-soft px-4 py-3 text-emerald-ink">
    <p className="font-extrabold">{rejectOrder.stock}</p>
    <ul className="text-sm">
      {shares
        .filter(({ coins, points }) => coins + points > 0)
        .map((share) => (
          <li key={share.studentId}>{rejectOrder.return(share.name, share)}</li>
        ))}
    </ul>
  </div>
);

interface RejectOrderProps {
  order: AdminOrder;
  onClose: () => void;
  onAnswer: (order: AdminOrder) => void;
}

const RejectOrder = ({ order, onClose, onAnswer }: RejectOrderProps) => {
  const reject = useRejectOrder();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={rejectOrder.title(order.itemName)}
      submit={rejectOrder.submit}
      action={reject}
      fields={['reason']}
      onClose={onClose}
      onSubmit={() =>
        reject.mutate(
          { id: order.id, reason },
          {
            onSuccess: (answer) => {
              onAnswer(answer);
              onClose();
            },
          },
        )
      }
    >
      <WhatGoesBack shares={order.shares} />
      <TextField
        label={rejectOrder.reason}
        hint={rejectOrder.hint}
        error={faultsOf(reject.error).reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={REJECTION_REASON_MAX}
        autoComplete="off"
      />
      <fieldset>
        <legend className="mb-1 text-sm font-extrabold text-muted">{rejectOrder.quick}</legend>
        <div className="flex flex-wrap gap-1.5">
          {rejectOrder.reasons.map((each) => (
            <button
              key={each}
              type="button"
              onClick={() => setReason(each)}
              className="min-h-9 rounded-xl border-2 border-line px-3 text-sm font-extrabold text-muted transition hover:border-field-line hover:text-ink"
            >
              {each}
            </button>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
};

const BY: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** To the same thing in the next row, or to the row itself where it has no such thing. */
const moveAmongRows = (event: KeyboardEvent): void => {
  const by = BY[event.key];
  const from = event.target as HTMLElement;
  const row = from.closest('li');
  const next = by && (by === 1 ? row?.nextElementSibling : row?.previousElementSibling);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  const action = from.closest<HTMLElement>('[data-action]')?.dataset.action;
  const same = action && next.querySelector<HTMLElement>(`[data-action="${action}"]:not(:disabled)`);
  (same || next).focus();
};

/** A row that was dealt with leaves, and its buttons with it: the keyboard goes on where it was. */
const useKeepPlace = (orders: readonly AdminOrder[]) => {
  const list = useRef<HTMLUListElement>(null);
  const actedAt = useRef<{ id: number; index: number } | null>(null);
  useEffect(() => {
    const place = actedAt.current;
    if (!place || document.activeElement !== document.body) return;
    actedAt.current = null;
    const index = orders.findIndex(({ id }) => id === place.id);
    const row = list.current?.children[index < 0 ? Math.min(place.index, orders.length - 1) : index];
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [orders]);
  return {
    list,
    remember: (id: number) => {
      actedAt.current = { id, index: orders.findIndex((order) => order.id === id) };
    },
  };
};

type RowOf = (order: AdminOrder) => Omit<OrderRowProps, 'order' | 'onAct'>;

const Queue = ({ orders, rowOf }: { orders: readonly AdminOrder[]; rowOf: RowOf }) => {
  const { list, remember } = useKeepPlace(orders);
  return (
    <ul
      ref={list}
      aria-label={orderQueue.label}
      onKeyDown={moveAmongRows}
      className="grid grid-cols-1 overflow-hidden rounded-3xl border border-line bg-card xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto_auto]"
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} onAct={() => remember(order.id)} {...rowOf(order)} />
      ))}
    </ul>
  );
};

const STATUS_NAMES = { ...orderStatusNames, all: orderQueue.all };

const toggled = (ids: ReadonlySet<number>, id: number, isOn: boolean): ReadonlySet<number> =>
  new Set(isOn ? [...ids, id] : [...ids].filter((each) => each !== id));

const NONE: ReadonlySet<number> = new Set();

export const Orders = () => {
  const list = useList(storeSearch);
  const { status, grade, section, search } = list.wanted;
  const query = useOrders(list.wanted);
  const isTrial = useQuery(storeQuery).data?.settings.mode === 'trial';
  const [rejecting, setRejecting] = useState<AdminOrder | null>(null);
  const [permitted, setPermitted] = useState(NONE);
  const [selected, setSelected] = useState(NONE);
  const fresh = useMemo(() => query.data?.pages.flatMap((page) => page.orders), [query.data]);
  const held = useHeldPlaces(JSON.stringify([status, grade, section, search]), fresh, query.isPlaceholderData);
  const elsewhere = query.isFetching ? NONE : changedElsewhere(held.shown ?? [], fresh ?? [], status);
  const deliverable = (held.shown ?? []).filter(
    (order) => !elsewhere.has(order.id) && afterAction(order.status, 'deliver'),
  );
  const askAnew = () => {
    setSelected(NONE);
    // What is let go before the answer would be held again as it was.
    void query.refetch().then(held.release);
  };
  return (
    <>
      <ListFrame
        list={list}
        query={query}
        rows={held.shown}
        search={orderQueue.search}
        filters={list.filter('status', { label: orderQueue.status, all: orderQueue.open, names: STATUS_NAMES })}
        tools={
          <>
            <RefreshButton waiting={held.waiting} isBusy={query.isRefetching} onPress={askAnew} />
            <DownloadLink
              href={addressOf('GET /api/admin/store/orders.csv', {
                query: { status, grade, section, search: search || undefined },
              })}
            >
              {orderQueue.export}
            </DownloadLink>
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
        empty={{
          icon: 'shop',
          title: orderQueue.none,
          body: isTrial ? orderQueue.noneInTrialBody : orderQueue.noneBody,
        }}
      >
        {(orders) => (
          <>
            <Queue
              orders={orders}
              rowOf={(order) => ({
                isElsewhere: elsewhere.has(order.id),
                hasPermission: permitted.has(order.id),
                onPermission: (isOn) => setPermitted(toggled(permitted, order.id, isOn)),
                isSelected: selected.has(order.id),
                onSelect: (isOn) => setSelected(toggled(selected, order.id, isOn)),
                onReject: () => setRejecting(order),
                onAnswer: (answer) => held.put([answer]),
              })}
            />
            <DeliverSeveral
              chosen={deliverable.filter(({ id }) => selected.has(id))}
              permitted={permitted}
              onSelectAll={() => setSelected(new Set(deliverable.map(({ id }) => id)))}
              onClear={() => setSelected(NONE)}
              onAnswer={held.put}
            />
          </>
        )}
      </ListFrame>
      {rejecting && (
        <RejectOrder order={rejecting} onClose={() => setRejecting(null)} onAnswer={(answer) => held.put([answer])} />
      )}
    </>
  );
};
