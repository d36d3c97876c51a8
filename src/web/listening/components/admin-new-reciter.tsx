import { RECITER_NAME_MAX } from '#domain/listening/audio';
import { newReciter as texts } from '#strings/listening/staff';
import { textOf } from '#web/lib/form-faults.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { Reciter } from '#wire/listening';
import { useAddReciter } from '../admin-mutations.ts';

export const NewReciter = ({ onAdded, onClose }: { onAdded: (reciter: Reciter) => void; onClose: () => void }) => {
  const add = useAddReciter(onAdded);
  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      action={add}
      fields={['name', 'displayName']}
      onSubmit={(form) =>
        add.mutate({ name: textOf(form, 'name'), displayName: textOf(form, 'displayName') }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextField label={texts.name} name="name" maxLength={RECITER_NAME_MAX} autoComplete="off" />
      <TextField label={texts.displayName} name="displayName" maxLength={RECITER_NAME_MAX} autoComplete="off" />
    </FormDialog>
  );
};
