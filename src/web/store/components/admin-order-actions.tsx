import { type ComponentProps, useState } from 'react';
import { afterAction, isReturned } from '#domain/store/orders';
import { orderQueue } from '#strings/store/staff';
import { Button } from '#web/ui/button.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { useApproveOrder, useDeliverOrder } from '../admin-mutations.ts';
import { Tick } from './admin-tick.tsx';

interface OrderActionsProps {
  order: AdminOrder;
  onAct: () => void;
  onReject: () => void;
}

/** Only what the order's state allows; the server decides again. */
export const OrderActions = ({ order, onAct, onReject }: OrderActionsProps) => {
  const { id, status, permission, itemName, shares } = order;
  const approve = useApproveOrder();
  const deliver = useDeliverOrder();
  const [hasPermission, setHasPermission] = useState(false);
  const needsPermission = permission !== 'none';
  const lacksPermission = needsPermission && !hasPermission;
  /** What it acts on, for who hears the button's name alone. */
  const nameOf = (action: string) => orderQueue.named(action, itemName, shares[0]?.name ?? '');
  const may = (action: Parameters<typeof afterAction>[1]) => afterAction(status, action) !== null;
  const button = (action: 'approve' | 'deliver' | 'reject', run: () => void, rest: ComponentProps<typeof Button>) =>
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
      {button('approve', () => approve.mutate(order), { look: 'soft', icon: 'check', busy: approve.isPending })}
      {may('deliver') && needsPermission && (
        <Tick
          label={orderQueue.hasPermission}
          data-action="permission"
          aria-label={nameOf(orderQueue.hasPermission)}
          checked={hasPermission}
          onChange={setHasPermission}
          className="text-sm"
        />
      )}
      {button('deliver', () => deliver.mutate({ id, permissionReceived: hasPermission }), {
        icon: 'gift',
        busy: deliver.isPending,
        disabled: lacksPermission,
        title: lacksPermission ? orderQueue.permissionFirst : undefined,
      })}
      {button('reject', onReject, { look: 'danger', icon: 'close' })}
    </div>
  );
};
