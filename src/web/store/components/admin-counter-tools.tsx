import { useState } from 'react';
import { REJECTION_REASON_MAX } from '#domain/store/orders';
import { orderQueue, rejectOrder } from '#strings/store/staff';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { useRejectOrder } from '../admin-mutations.ts';
import { nameOf } from './admin-order-columns.tsx';

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
        name="reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={REJECTION_REASON_MAX}
        autoComplete="off"
      />
      <fieldset>
        <legend className="mb-1 text-sm font-extrabold text-muted">{rejectOrder.quick}</legend>
        <div className="flex flex-wrap gap-1.5">
          {rejectOrder.reasons.map((each) => (
            <Button key={each} look="plain" size="small" onClick={() => setReason(each)}>
              {each}
            </Button>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
};
