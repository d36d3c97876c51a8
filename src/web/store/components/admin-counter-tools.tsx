import { useState } from 'react';
import { REJECTION_REASON_MAX } from '#domain/store/orders';
import { formatNumber } from '#strings/plural';
import { orderQueue, rejectOrder } from '#strings/store/staff';
import { faultsOf } from '#web/lib/form-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { useRejectOrder } from '../admin-mutations.ts';
import { nameOf } from './admin-order-columns.tsx';

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

export interface Left {
  readonly order: AdminOrder;
  readonly why: string;
}

export const LeftDialog = ({ left, onClose }: { left: readonly Left[]; onClose: () => void }) => (
  <Dialog title={orderQueue.leftTitle} onClose={onClose}>
    <ul className="mb-4 grid gap-2">
      {left.map(({ order, why }) => (
        <li key={order.id} className="rounded-2xl bg-gold-soft px-4 py-2 text-gold-ink">
          <span className="block font-black">{nameOf(order)}</span>
          <span className="text-sm">{why}</span>
        </li>
      ))}
    </ul>
    <Button onClick={onClose}>{orderQueue.leftClose}</Button>
  </Dialog>
);

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

export const RejectOrder = ({ order, onClose, onAnswer }: RejectOrderProps) => {
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
