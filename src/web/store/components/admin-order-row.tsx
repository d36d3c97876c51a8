import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { afterAction, isFinal, isReturned, mayUndoDelivery, type OrderStatus } from '#domain/store/orders';
import { formatMoment } from '#strings/dates';
import { orderQueue, orderStatusNames, permissionMarks, shareStatusNames } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import { Money } from '#web/ui/admin-money.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { useApproveOrder, useDeliverOrder, useUndoDelivery } from '../admin-mutations.ts';
import { SHARE_TONES } from '../share-tones.ts';
import { ItemPicture } from './item-picture.tsx';

const TONES = {
  awaiting: 'plain',
  pending: 'wait',
  approved: 'good',
  delivered: 'good',
  rejected: 'bad',
  cancelled: 'plain',
} as const satisfies Record<OrderStatus, string>;

/** What was taken from all who share it; what went back counts as well. */
const Paid = ({ order: { shares } }: { order: AdminOrder }) => {
  const coins = shares.reduce((sum, share) => sum + share.coins, 0);
  const points = shares.reduce((sum, share) => sum + share.points, 0);
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <span className="sr-only">{coins + points > 0 ? orderQueue.paid : orderQueue.notPaid}</span>
      {coins > 0 && <Money type="coins" amount={coins} />}
      {points > 0 && <Money type="points" amount={points} />}
    </span>
  );
};

const What = ({ order, isElsewhere, isSelected, onSelect }: OrderRowProps) => (
  <div className="flex min-w-0 items-center gap-3">
    {/* In its place where there is nothing to choose, so that no row moves sideways. */}
    <span className="size-6 shrink-0">
      {!isElsewhere && afterAction(order.status, 'deliver') && (
        <Checkbox
          data-action="select"
          aria-label={orderQueue.select(order.itemName, order.shares[0]?.name ?? '')}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      )}
    </span>
    <ItemPicture face={order} size="small" />
    <div className="grid min-w-0 leading-snug">
      <h2 className="font-black break-words">
        {order.itemName}
        {order.quantity > 1 && (
          <span className="ms-1.5 rounded-lg bg-gold-soft px-1.5 whitespace-nowrap text-gold-ink">
            {orderQueue.times(order.quantity)}
          </span>
        )}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Paid order={order} />
        <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
      </p>
    </div>
  </div>
);

const Who = ({ shares }: Pick<AdminOrder, 'shares'>) => (
  <ul className="grid gap-1 leading-snug">
    {shares.map(({ studentId, name, grade, status }) => (
      <li key={studentId} className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 font-extrabold break-words xl:basis-full">
          <PupilLink id={studentId} name={name} />
        </span>
        <span className="text-sm text-muted">{gradeNames[grade]}</span>
        {shares.length > 1 && <Badge tone={SHARE_TONES[status]}>{shareStatusNames[status]}</Badge>}
      </li>
    ))}
  </ul>
);

/** Of one width whatever it says: a column that grew would wrap the others of every row. */
const State = ({ order }: { order: AdminOrder }) => (
  <div className="flex flex-wrap items-center gap-1.5 xl:grid xl:w-44 xl:justify-items-start">
    <Badge tone={TONES[order.status]}>{orderStatusNames[order.status]}</Badge>
    {order.permission !== 'none' && (
      <Badge tone="plain">
        <Icon name="edit" className="size-3.5" />
        {permissionMarks[order.permission]}
      </Badge>
    )}
    {order.reason && <span className="text-sm break-words text-muted xl:max-w-44">{order.reason}</span>}
    {order.decidedBy && <span className="text-sm text-muted xl:max-w-44">{orderQueue.decidedBy(order.decidedBy)}</span>}
  </div>
);

export interface OrderRowProps {
  order: AdminOrder;
  /** Somebody did something to it on another device: what, the list says when it is read again. */
  isElsewhere: boolean;
  hasPermission: boolean;
  onPermission: (isOn: boolean) => void;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  onAnswer: (order: AdminOrder) => void;
  onAct: () => void;
  onReject: () => void;
}

/** Only what the order's state allows; the server decides again. */
const Actions = ({ order, hasPermission, onPermission, onAct, onReject, onAnswer }: OrderRowProps) => {
  const { id, status, permission, itemName, shares } = order;
  const approve = useApproveOrder();
  const deliver = useDeliverOrder();
  const undo = useUndoDelivery();
  const needsPermission = permission !== 'none';
  const lacksPermission = needsPermission && !hasPermission;
  /** What it acts on, for who hears the button's name alone. */
  const nameOf = (action: string) => orderQueue.named(action, itemName, shares[0]?.name ?? '');
  const may = (action: Parameters<typeof afterAction>[1] | 'undo') =>
    action === 'undo'
      ? status === 'delivered' && order.closedAt !== null && mayUndoDelivery(order.closedAt, new Date())
      : afterAction(status, action) !== null;
  const then = { onSuccess: onAnswer };
  const button = (
    action: 'approve' | 'deliver' | 'reject' | 'undo',
    run: () => void,
    rest: ComponentProps<typeof Button>,
  ) =>
    may(action) && (
      <Button
        size="small"
        // A row of equal buttons for the thumb.
        className="max-sm:flex-1 max-sm:px-2"
        data-action={action}
        aria-label={nameOf(orderQueue[action])}
        onClick={() => {
          onAct();
          run();
        }}
        {...rest}
      >
        {orderQueue[action]}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-1.5 xl:justify-end xl:flex-nowrap">
      {needsPermission && !isReturned(status) && (
        <PaperLink
          size="small"
          href={`/admin/store/orders/${id}/slip`}
          title={orderQueue.slip}
          aria-label={nameOf(orderQueue.slip)}
        >
          <span className="xl:hidden">{orderQueue.slip}</span>
        </PaperLink>
      )}
      {button('approve', () => approve.mutate(order, then), { look: 'soft', icon: 'check', busy: approve.isPending })}
      {may('deliver') && needsPermission && (
        <Tick
          label={orderQueue.hasPermission}
          data-action="permission"
          aria-label={nameOf(orderQueue.hasPermission)}
          checked={hasPermission}
          onChange={onPermission}
          className="text-sm"
        />
      )}
      {button('deliver', () => deliver.mutate({ id, permissionReceived: hasPermission }, then), {
        icon: 'gift',
        busy: deliver.isPending,
        disabled: lacksPermission,
        title: lacksPermission ? orderQueue.permissionFirst : undefined,
      })}
      {button('reject', onReject, { look: 'danger', icon: 'close' })}
      {button('undo', () => undo.mutate(order, then), { look: 'plain', icon: 'undo', busy: undo.isPending })}
    </div>
  );
};

/** A row that was dealt with has less to show, and must not shrink under the finger. */
const useKeptHeight = (isSettled: boolean) => {
  const row = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!row.current) return;
    row.current.style.minBlockSize = isSettled ? `${height.current}px` : '';
    if (!isSettled) height.current = row.current.offsetHeight;
  });
  return row;
};

/** Columns that stand under each other on a desk, a card on a phone; the same elements in both. */
export const OrderRow = (props: OrderRowProps) => (
  <li
    ref={useKeptHeight(isFinal(props.order.status))}
    tabIndex={-1}
    className={`col-span-full grid grid-cols-1 items-center gap-x-4 gap-y-2 border-line px-4 py-2.5 not-last:border-b focus-visible:-outline-offset-3 xl:min-h-19 xl:grid-cols-subgrid ${props.order.status === 'delivered' ? 'bg-emerald-soft/40' : ''}`}
  >
    <What {...props} />
    <Who shares={props.order.shares} />
    <State order={props.order} />
    {props.isElsewhere ? (
      <p className="text-sm font-extrabold text-gold-ink xl:text-end">{orderQueue.elsewhere}</p>
    ) : (
      <Actions {...props} />
    )}
  </li>
);
