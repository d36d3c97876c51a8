import { staffAccess, staffForm, staffPassword } from '#strings/staff/staff';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { useSetStaffPassword, useSwitchStaff } from '#web/staff/mutations.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { StaffMember } from '#wire/staff';
import { AddMember, EditMember } from './member-form.tsx';

/** The one dialog that is open, if any. */
export type StaffDialog = { kind: 'add' } | { kind: 'edit' | 'password' | 'switch'; member: StaffMember };

interface MemberDialogProps {
  member: StaffMember;
  onClose: () => void;
}

const SetPassword = ({ member, onClose }: MemberDialogProps) => {
  const save = useSetStaffPassword(member);
  return (
    <FormDialog
      title={staffPassword.title}
      submit={staffPassword.save}
      action={save}
      fields={['password']}
      onSubmit={(form) => save.mutate(textOf(form, 'password'), { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{staffPassword.body(member.name)}</p>
      <PasswordField
        label={staffForm.password}
        name="password"
        hint={staffForm.passwordHint}
        error={faultsOf(save.error).password}
        autoComplete="new-password"
      />
    </FormDialog>
  );
};

const SwitchAccess = ({ member, onClose }: MemberDialogProps) => {
  const change = useSwitchStaff(member);
  const run = () => change.mutate(undefined, { onSettled: onClose });
  if (member.disabled)
    return (
      <ConfirmDialog
        title={staffAccess.enableTitle}
        body={staffAccess.enableBody(member.name)}
        confirm={staffAccess.enable}
        busy={change.isPending}
        onConfirm={run}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={staffAccess.disableTitle}
      body={staffAccess.disableBody(member.name)}
      confirm={staffAccess.disable}
      tone="danger"
      busy={change.isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
};

interface StaffDialogsProps {
  open: StaffDialog | null;
  ownId: number | null;
  onClose: () => void;
}

export const StaffDialogs = ({ open, ownId, onClose }: StaffDialogsProps) => {
  if (!open) return null;
  if (open.kind === 'add') return <AddMember onClose={onClose} />;
  const { member } = open;
  if (open.kind === 'edit') return <EditMember member={member} isOwn={member.id === ownId} onClose={onClose} />;
  if (open.kind === 'password') return <SetPassword member={member} onClose={onClose} />;
  return <SwitchAccess member={member} onClose={onClose} />;
};
