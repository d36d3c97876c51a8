import { type ReactNode, useEffect, useRef } from 'react';
import { dialogLabels } from '#strings/widgets';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Faults } from './field.tsx';

interface FormDialogProps {
  title: string;
  submit: string;
  action: { isPending: boolean; error: unknown };
  /** Those whose faults stand beside them, by their names in the request; the rest is said below. */
  fields: readonly string[];
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
}

/** `showModal` gives the focus to what carries this attribute, else to the cross that closes. */
const startInFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector('input, select, textarea')?.setAttribute('autofocus', '');

/** The second half of a double click comes before anything shows that the first was sent. */
const SAME_PRESS_MS = 400;

/** The server alone judges the fields (`noValidate`), so that everything is said in one voice and in Arabic. */
export const FormDialog = ({
  title,
  submit,
  action: { isPending, error },
  fields,
  onSubmit,
  onClose,
  children,
  wide = false,
  disabled = false,
}: FormDialogProps) => {
  const form = useFirstFault(error);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // It was answered: what is pressed from now on is another.
    if (!isPending) sentAt.current = Number.NEGATIVE_INFINITY;
  }, [isPending]);
  const otherFault = otherFaultOf(error, fields);
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <form
        ref={(element) => {
          form.current = element;
          startInFirstField(element);
        }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending || event.timeStamp - sentAt.current < SAME_PRESS_MS) return;
          sentAt.current = event.timeStamp;
          onSubmit(new FormData(event.currentTarget));
        }}
        className="grid grid-cols-1 gap-4"
      >
        <Faults value={faultsOf(error)}>{children}</Faults>
        {otherFault && <Alert>{otherFault}</Alert>}
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button look="plain" onClick={onClose}>
            {dialogLabels.cancel}
          </Button>
          <Button type="submit" look="gold" busy={isPending} disabled={disabled}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
