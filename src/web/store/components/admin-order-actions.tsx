import { useState } from 'react';
import { afterAction, isReturned } from '#domain/store/orders';
import { orderQueue } from '#strings/store/staff';
import { Button } from '#web/ui/button.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { useApproveOrder, useDeliverOrder } from '../admin-mutations.ts';
import { Tick } from './admin-tick.tsx';

/** A row of equal buttons for the thumb. */
const WIDE_ON_PHONE = 'max-sm:flex-1 max-sm:px-2';

interface ActionProps {
  order: AdminOrder;
  /** What it acts on, for who hears the button's name alone. */
  nameOf: (action: string) => string;
  onAct: () => void;
}

const Approve = ({ order, nameOf, onAct }: ActionProps) => {
  const approve = useApproveOrder();
  return (
    <Button
      size="small"
      look="soft"
      icon="check"
      className={WIDE_ON_PHONE}
      data-action="approve"
      busy={approve.isPending}
      aria-label={nameOf(orderQueue.approve)}
      onClick={() => {
        onAct();
        approve.mutate(order);
      }}
    >
      {orderQueue.approve}
    </Button>
  );
};

const Deliver = ({ order, nameOf, onAct }: ActionProps) => {
  const deliver = useDeliverOrder();
  const [hasPermission, setHasPermission] = useState(false);
  const needsPermission = order.permission !== 'none';
  return (
    <>
      {needsPermission && (
        <Tick
          label={orderQueue.hasPermission}
          data-action="permission"
          aria-label={nameOf(orderQueue.hasPermission)}
          checked={hasPermission}
          onChange={setHasPermission}
          className="text-sm"
        />
      )}
      <Button
        size="small"
        icon="gift"
        className={WIDE_ON_PHONE}
        data-action="deliver"
        busy={deliver.isPending}
        disabled={needsPermission && !hasPermission}
        title={needsPermission && !hasPermission ? orderQueue.permissionFirst : undefined}
        aria-label={nameOf(orderQueue.deliver)}
        onClick={() => {
          onAct();
          deliver.mutate({ id: order.id, permissionReceived: hasPermission });
        }}
      >
        {orderQueue.deliver}
      </Button>
    </>
  );
};

interface OrderActionsProps {
  order: AdminOrder;
  onAct: () => void;
  onReject: () => void;
}

/** Only what the order's state allows; the server decides again. */
export const OrderActions = ({ order, onAct, onReject }: OrderActionsProps) => {
  const { id, status, permission, itemName, shares } = order;
  const nameOf = (action: string) => orderQueue.named(action, itemName, shares[0]?.name ?? '');
  const may = (action: Parameters<typeof afterAction>[1]) => afterAction(status, action) !== null;
  const props = { order, nameOf, onAct };
  return (
    <div className="flex flex-wrap items-center gap-1.5 xl:justify-end xl:flex-nowrap">
      {permission !== 'none' && !isReturned(status) && (
        <PaperLink
          size="small"
          href={`/admin/store/orders/${id}/slip`}
          title={orderQueue.slip}
          aria-label={nameOf(orderQueue.slip)}
        >
          <span className="xl:hidden">{orderQueue.slip}</span>
        </PaperLink>
      )}
      {may('approve') && <Approve {...props} />}
      {may('deliver') && <Deliver {...props} />}
      {may('reject') && (
        <Button
          size="small"
          look="danger"
          icon="close"
          className={WIDE_ON_PHONE}
          data-action="reject"
          aria-label={nameOf(orderQueue.reject)}
          onClick={() => {
            onAct();
            onReject();
          }}
        >
          {orderQueue.reject}
        </Button>
      )}
    </div>
  );
};
