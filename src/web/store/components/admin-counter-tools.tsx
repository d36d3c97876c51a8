import { useState } from 'react';
import { formatNumber } from '#strings/plural';
import { storeRefusals } from '#strings/store/refusals';
import { orderQueue } from '#strings/store/staff';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { atFoot } from '#web/ui/foot.ts';
import type { AdminOrder } from '#wire/store/staff';
import { useDeliverOrders } from '../admin-mutations.ts';

interface RefreshButtonProps {
  waiting: number;
  isBusy: boolean;
  onPress: () => void;
}

/** How many have come since is a mark on it, and takes no place of its own: nothing below it moves. */
export const RefreshButton = ({ waiting, isBusy, onPress }: RefreshButtonProps) => (
  <Button
    look="plain"
    icon="refresh"
    busy={isBusy}
    aria-label={waiting > 0 ? orderQueue.refreshNew(waiting) : orderQueue.refresh}
    onClick={onPress}
    className="relative"
  >
    {orderQueue.refresh}
    {waiting > 0 && (
      <span className="absolute -end-1.5 -top-2 min-w-6 rounded-full bg-gold px-1 text-center text-sm font-black text-on-gold">
        {formatNumber(waiting)}
      </span>
    )}
  </Button>
);

interface Left {
  readonly order: AdminOrder;
  readonly why: string;
}

const LeftDialog = ({ left, onClose }: { left: readonly Left[]; onClose: () => void }) => (
  <Dialog title={orderQueue.leftTitle} onClose={onClose}>
    <ul className="mb-4 grid gap-2">
      {left.map(({ order, why }) => (
        <li key={order.id} className="rounded-2xl bg-gold-soft px-4 py-2 text-gold-ink">
          <span className="block font-black">
            {order.itemName}، {order.shares[0]?.name}
          </span>
          <span className="text-sm">{why}</span>
        </li>
      ))}
    </ul>
    <Button onClick={onClose}>{orderQueue.leftClose}</Button>
  </Dialog>
);

interface DeliverSeveralProps {
  chosen: readonly AdminOrder[];
  permitted: ReadonlySet<number>;
  onSelectAll: () => void;
  onClear: () => void;
  onAnswer: (orders: readonly AdminOrder[]) => void;
}

/** Below the rows and over the edge of the screen: choosing moves nothing. */
export const DeliverSeveral = ({ chosen, permitted, onSelectAll, onClear, onAnswer }: DeliverSeveralProps) => {
  const deliver = useDeliverOrders();
  const [left, setLeft] = useState<readonly Left[]>([]);
  const run = () =>
    deliver.mutate(
      chosen.map(({ id }) => ({ id, permissionReceived: permitted.has(id) })),
      {
        onSuccess: ({ orders, refused }) => {
          onAnswer(orders);
          onClear();
          setLeft(
            refused.flatMap(({ id, code }) => {
              const order = chosen.find((each) => each.id === id);
              return order ? [{ order, why: storeRefusals[code] }] : [];
            }),
          );
        },
      },
    );
  return (
    <>
      <div
        ref={atFoot}
        className="sticky bottom-2 z-10 flex flex-wrap items-center gap-2 justify-self-start rounded-2xl border border-line bg-card p-2 shadow-card print:hidden"
      >
        <Button look="plain" size="small" onClick={onSelectAll}>
          {orderQueue.selectAll}
        </Button>
        {chosen.length > 0 && (
          <>
            <Button look="plain" size="small" onClick={onClear}>
              {orderQueue.unselect}
            </Button>
            <Button look="gold" size="small" icon="gift" busy={deliver.isPending} onClick={run}>
              {orderQueue.deliverChosen(chosen.length)}
            </Button>
          </>
        )}
      </div>
      {left.length > 0 && <LeftDialog left={left} onClose={() => setLeft([])} />}
    </>
  );
};
