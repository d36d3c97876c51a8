import { TEACHER_COMMENT_MAX } from '#domain/privileges/pick';
import { rejectDialog as texts } from '#strings/privileges/staff';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { StaffPick } from '#wire/privileges';
import { useRejectPick } from '../mutations.ts';

export const RejectDialog = ({ pick, onClose }: { pick: StaffPick; onClose: () => void }) => {
  const reject = useRejectPick();
  return (
    <FormDialog
      title={texts.title(pick.studentName)}
      submit={texts.submit}
      action={reject}
      fields={['comment']}
      onClose={onClose}
      onSubmit={(form) => reject.mutate({ id: pick.id, comment: textOf(form, 'comment') }, { onSuccess: onClose })}
    >
      <TextField
        name="comment"
        label={texts.comment}
        hint={texts.hint}
        error={faultsOf(reject.error).comment}
        maxLength={TEACHER_COMMENT_MAX}
        autoComplete="off"
      />
    </FormDialog>
  );
};
