import { useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '#domain/access/actors';
import { roleHints, roleNames, staffForm } from '#strings/staff/staff';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { useAddStaff, useEditStaff } from '#web/staff/mutations.ts';
import { PasswordField, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { StaffMember } from '#wire/staff';

interface RoleFieldProps {
  role: StaffRole;
  onRole: (role: StaffRole) => void;
  error: string | undefined;
}

const RoleField = ({ role, onRole, error }: RoleFieldProps) => (
  <SelectField
    label={staffForm.role}
    hint={roleHints[role]}
    error={error}
    value={role}
    onChange={(event) => onRole(STAFF_ROLES.find((each) => each === event.target.value) ?? 'teacher')}
  >
    {STAFF_ROLES.map((each) => (
      <option key={each} value={each}>
        {roleNames[each]}
      </option>
    ))}
  </SelectField>
);

export const AddMember = ({ onClose }: { onClose: () => void }) => {
  const add = useAddStaff();
  const [role, setRole] = useState<StaffRole>('teacher');
  const fields = faultsOf(add.error);
  const submit = (form: FormData) =>
    add.mutate(
      { name: textOf(form, 'name'), email: textOf(form, 'email'), role, password: textOf(form, 'password') },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={staffForm.addTitle}
      submit={staffForm.addTitle}
      action={add}
      fields={['name', 'email', 'role', 'password']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={staffForm.name} name="name" error={fields.name} autoComplete="off" />
      <TextField
        label={staffForm.email}
        name="email"
        type="email"
        dir="ltr"
        error={fields.email}
        autoComplete="off"
        className="text-start"
      />
      <RoleField role={role} onRole={setRole} error={fields.role} />
      <PasswordField
        label={staffForm.password}
        name="password"
        hint={staffForm.passwordHint}
        error={fields.password}
        autoComplete="new-password"
      />
    </FormDialog>
  );
};

interface EditMemberProps {
  member: StaffMember;
  isOwn: boolean;
  onClose: () => void;
}

/** Nobody takes the admin role from themselves: the school could be left without one. */
export const EditMember = ({ member, isOwn, onClose }: EditMemberProps) => {
  const edit = useEditStaff(member.id);
  const [role, setRole] = useState<StaffRole>(member.role);
  const fields = faultsOf(edit.error);
  const submit = (form: FormData) =>
    edit.mutate({ name: textOf(form, 'name'), ...(!isOwn && { role }) }, { onSuccess: onClose });
  return (
    <FormDialog
      title={staffForm.editTitle}
      submit={staffForm.save}
      action={edit}
      fields={['name', 'role']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={staffForm.name} name="name" defaultValue={member.name} error={fields.name} />
      <TextField
        label={staffForm.email}
        hint={staffForm.emailFixed}
        value={member.email}
        readOnly
        dir="ltr"
        className="bg-paper text-start text-muted"
      />
      {isOwn ? (
        <TextField
          label={staffForm.role}
          hint={staffForm.ownRole}
          value={roleNames[role]}
          readOnly
          className="bg-paper text-muted"
        />
      ) : (
        <RoleField role={role} onRole={setRole} error={fields.role} />
      )}
    </FormDialog>
  );
};
