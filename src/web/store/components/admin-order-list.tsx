import { type KeyboardEvent, useEffect, useRef } from 'react';
import { orderQueue } from '#strings/store/staff';
import type { AdminOrder } from '#wire/store/staff';
import { OrderRow } from './admin-order-row.tsx';

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

interface OrderListProps {
  orders: readonly AdminOrder[];
  onReject: (order: AdminOrder) => void;
}

export const OrderList = ({ orders, onReject }: OrderListProps) => {
  const { list, remember } = useKeepPlace(orders);
  return (
    <ul
      ref={list}
      aria-label={orderQueue.label}
      onKeyDown={moveAmongRows}
      className="grid grid-cols-1 overflow-hidden rounded-3xl border border-line bg-card xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto_auto]"
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} onAct={() => remember(order.id)} onReject={() => onReject(order)} />
      ))}
    </ul>
  );
};
