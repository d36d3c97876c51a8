import type { Grade } from '#domain/roster/grades';
import { CLASS_MAX_LENGTH } from '#domain/roster/pupils';
import { renameSection as texts } from '#strings/roster/staff';
import { className } from '#strings/widgets';
import { textOf } from '#web/lib/form-faults.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { useRenameSection } from '../mutations.ts';

interface RenameSectionProps {
  grade: Grade;
  section: string;
  onClose: () => void;
}

export const RenameSection = ({ grade, section, onClose }: RenameSectionProps) => {
  const rename = useRenameSection();
  const set = useAddress();
  return (
    <FormDialog
      title={texts.title(className({ grade, section }))}
      submit={texts.submit}
      action={rename}
      fields={['to']}
      onSubmit={(form) =>
        rename.mutate(
          { grade, section, to: textOf(form, 'to') },
          {
            onSuccess: (renamed) => {
              // The list goes on with the section that it is about.
              set({ section: renamed.section });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p className="text-muted">{texts.body}</p>
      <TextField name="to" label={texts.name} defaultValue={section} maxLength={CLASS_MAX_LENGTH} autoComplete="off" />
    </FormDialog>
  );
};
