import { confirmPassword as texts } from '#strings/access/confirm-password';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { PasswordField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';

export const ConfirmPassword = ({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) => {
  const confirm = useAction({ run: (password: string) => api('POST /api/admin/confirm', { body: { password } }) });
  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      action={confirm}
      fields={['password']}
      onSubmit={(form) => confirm.mutate(textOf(form, 'password'), { onSuccess: () => onAnswer(true) })}
      onClose={() => onAnswer(false)}
    >
      <p className="text-muted">{texts.body}</p>
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
    </FormDialog>
  );
};
