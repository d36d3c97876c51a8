import { useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '#domain/access/actors';
import { classesOf, classKey, classOrder, isSameClass, overlap, type SchoolClass } from '#domain/roster/classes';
import { GRADES } from '#domain/roster/grades';
import { roleHints, roleNames, staffForm, staffPassword } from '#strings/staff/staff';
import { className } from '#strings/widgets';
import { textOf } from '#web/lib/form-faults.ts';
import { useAllSections } from '#web/lib/waiting.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Options, PasswordField, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { StaffMember } from '#wire/staff';
import { useAddStaff, useEditStaff, useSetStaffPassword } from '../mutations.ts';

interface ClassesFieldProps {
  /** Null for all. */
  classes: readonly SchoolClass[] | null;
  onChange: (classes: SchoolClass[] | null) => void;
}

/** The classes that a teacher acts on. */
const ClassesField = ({ classes, onChange }: ClassesFieldProps) => {
  const sections = useAllSections();
  const ofSchool = GRADES.flatMap((grade) => classesOf(grade, sections(grade)));
  // One that was given stays to be taken away, also when no pupil is in it any more.
  const offered = [...ofSchool, ...(classes ?? []).filter((own) => !ofSchool.some((each) => isSameClass(own, each)))];
  // Who has a grade has its sections.
  const give = (given: SchoolClass) =>
    [...(classes ?? []).filter((own) => !overlap(own, given)), given].toSorted(classOrder);
  return (
    <div className="grid gap-2">
      <Choice
        legend={staffForm.classes}
        options={[
          { value: 'all', label: staffForm.allClasses },
          { value: 'some', label: staffForm.someClasses },
        ]}
        value={classes === null ? 'all' : 'some'}
        onChange={(which) => onChange(which === 'all' ? null : [])}
      />
      <p className="text-sm text-muted">{staffForm.classesHint}</p>
      {classes !== null && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {offered.toSorted(classOrder).map((each) => (
            <Tick
              key={classKey(each)}
              label={className(each)}
              checked={classes.some((own) => isSameClass(own, each))}
              onChange={(isOn) => onChange(isOn ? give(each) : classes.filter((own) => !isSameClass(own, each)))}
            />
          ))}
        </div>
      )}
    </div>
  );
};

export const RoleField = ({ role, onRole }: { role: StaffRole; onRole: (role: StaffRole) => void }) => (
  <SelectField
    name="role"
    label={staffForm.role}
    hint={roleHints[role]}
    value={role}
    onChange={(event) => onRole(STAFF_ROLES.find((each) => each === event.target.value) ?? 'teacher')}
  >
    <Options of={STAFF_ROLES} names={roleNames} />
  </SelectField>
);

export const AddMember = ({ onClose }: { onClose: () => void }) => {
  const add = useAddStaff();
  const [role, setRole] = useState<StaffRole>('teacher');
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
      <TextField label={staffForm.name} name="name" autoComplete="off" />
      <TextField
        label={staffForm.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        className="text-start"
      />
      <RoleField role={role} onRole={setRole} />
      <PasswordField
        label={staffForm.password}
        name="password"
        hint={staffForm.passwordHint}
        autoComplete="new-password"
      />
    </FormDialog>
  );
};

interface MemberProps {
  member: StaffMember;
  onClose: () => void;
}

/** Nobody takes the admin role from themselves: the school could be left without one. */
export const EditMember = ({ member, isOwn, onClose }: MemberProps & { isOwn: boolean }) => {
  const edit = useEditStaff(member.id);
  const [role, setRole] = useState<StaffRole>(member.role);
  const [classes, setClasses] = useState(member.classes);
  const submit = (form: FormData) =>
    edit.mutate({ name: textOf(form, 'name'), ...(!isOwn && { role, classes }) }, { onSuccess: onClose });
  return (
    <FormDialog
      title={staffForm.editTitle}
      submit={staffForm.save}
      action={edit}
      fields={['name', 'role']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={staffForm.name} name="name" defaultValue={member.name} />
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
        <RoleField role={role} onRole={setRole} />
      )}
      {!isOwn && role === 'teacher' && <ClassesField classes={classes} onChange={setClasses} />}
    </FormDialog>
  );
};

export const SetPassword = ({ member, onClose }: MemberProps) => {
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
        autoComplete="new-password"
      />
    </FormDialog>
  );
};
