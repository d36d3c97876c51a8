import { useState } from 'react';
import { REJECTION_REASON_MAX } from '#domain/store/orders';
import { rejectOrder as texts } from '#strings/store/staff';
import { faultsOf } from '#web/lib/form-faults.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { useRejectOrder } from '../admin-mutations.ts';

/** Who gets how much back: a teacher must not have to wonder whether rejecting costs a pupil anything. */
const WhatGoesBack = ({ shares }: Pick<AdminOrder, 'shares'>) => (
  <div className="rounded-2xl bg-emerald-soft px-4 py-3 text-emerald-ink">
    <p className="font-extrabold">{texts.stock}</p>
    <ul className="text-sm">
      {shares
        .filter(({ coins, points }) => coins + points > 0)
        .map((share) => (
          <li key={share.studentId}>{texts.return(share.name, share)}</li>
        ))}
    </ul>
  </div>
);

export const RejectOrder = ({ order, onClose }: { order: AdminOrder; onClose: () => void }) => {
  const reject = useRejectOrder();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={texts.title(order.itemName)}
      submit={texts.submit}
      action={reject}
      fields={['reason']}
      onClose={onClose}
      onSubmit={() => reject.mutate({ id: order.id, reason }, { onSuccess: onClose })}
    >
      <WhatGoesBack shares={order.shares} />
      <TextField
        label={texts.reason}
        hint={texts.hint}
        error={faultsOf(reject.error).reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={REJECTION_REASON_MAX}
        autoComplete="off"
      />
      <fieldset>
        <legend className="mb-1 text-sm font-extrabold text-muted">{texts.quick}</legend>
        <div className="flex flex-wrap gap-1.5">
          {texts.reasons.map((each) => (
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
