import type { Amounts } from '#domain/ledger/ledger';
import { formatMoment } from '#strings/dates';
import { reverseForm } from '#strings/ledger/staff';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { useReverse } from '#web/rewards/admin-mutations.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { StaffLedgerLine } from '#wire/ledger';
import { changeText } from '../change-text.ts';
import { Balances } from './admin-money.tsx';

interface ReverseDialogProps {
  line: StaffLedgerLine;
  /** What the pupil has now. */
  balances: Amounts;
  onClose: () => void;
}

export const ReverseDialog = ({ line, balances, onClose }: ReverseDialogProps) => {
  const reverse = useReverse(line.id);
  return (
    <FormDialog
      title={reverseForm.title}
      submit={reverseForm.submit}
      action={reverse}
      fields={['note']}
      onSubmit={(form) => reverse.mutate(textOf(form, 'note'), { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{reverseForm.body(changeText(line), formatMoment(line.at))}</p>
      <p className="flex flex-wrap items-center justify-between gap-2 rounded-2xl bg-paper px-4 py-3">
        <span className="font-extrabold">{reverseForm.becomes}</span>
        <span className="text-lg">
          <Balances points={balances.points - line.points} coins={balances.coins - line.coins} />
        </span>
      </p>
      <TextField
        name="note"
        label={reverseForm.note}
        error={faultsOf(reverse.error).note}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
};
