import { useState } from 'react';
import type { Amounts } from '#domain/ledger/ledger';
import type { RewardType } from '#domain/rewards/kinds';
import { adjustForm } from '#strings/ledger/staff';
import { draftFields } from '#web/lib/draft-fields.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { TYPE_OPTIONS } from '#web/ui/admin-money.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useAdjust } from '../admin-mutations.ts';

const DIRECTIONS = (['give', 'take'] as const).map((value) => ({ value, label: adjustForm[value] }));
const QUICK = { label: adjustForm.quick, counts: [1, 5, 10, 20] };

interface Draft {
  direction: 'give' | 'take';
  type: RewardType;
  amount: number | null;
  note: string;
}

const EMPTY: Draft = { direction: 'give', type: 'coins', amount: null, note: '' };

const signedAmount = ({ direction, amount }: Draft): number => (direction === 'give' ? 1 : -1) * (amount ?? 0);

export const AdjustForm = ({ studentId, balances }: { studentId: number; balances: Amounts }) => {
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const adjust = useAdjust();
  const send = () =>
    adjust.mutate(
      { studentId, type: draft.type, amount: signedAmount(draft), note: draft.note },
      // What was begun meanwhile is another.
      { onSuccess: () => setDraft((now) => (now === draft ? { ...now, amount: null, note: '' } : now)) },
    );
  const { typed, counted, chosen } = draftFields(draft, faultsOf(adjust.error), change);
  const otherFault = otherFaultOf(adjust.error, ['amount', 'note']);
  const before = balances[draft.type];
  return (
    <form
      noValidate
      aria-label={adjustForm.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!adjust.isPending) send();
      }}
      className="grid grid-cols-1 gap-3 rounded-3xl border border-line bg-card p-4"
    >
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 lg:grid-cols-[auto_auto_minmax(0,1fr)]">
        <Choice legend={adjustForm.direction} options={DIRECTIONS} {...chosen('direction')} />
        <Choice legend={adjustForm.type} options={TYPE_OPTIONS} {...chosen('type')} />
        <div className="sm:max-lg:col-span-2">
          <CountField label={adjustForm.amount} {...counted('amount')} quick={QUICK} />
        </div>
        <div className="col-span-full">
          <TextField
            label={adjustForm.note}
            hint={adjustForm.noteHint}
            {...typed('note')}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      </div>
      {otherFault && <Alert>{otherFault}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="gold" busy={adjust.isPending}>
          {draft.direction === 'give' ? adjustForm.submitGive : adjustForm.submitTake}
        </Button>
        {draft.amount !== null && (
          <p role="status" className="font-extrabold text-muted">
            {adjustForm.becomes(before, before + signedAmount(draft))}
          </p>
        )}
      </div>
    </form>
  );
};
