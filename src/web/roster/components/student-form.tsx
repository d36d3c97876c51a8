import { useState } from 'react';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import { GRADES, isGrade } from '#domain/roster/grades';
import { studentForm } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { useGrade } from '#web/lib/grade.ts';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { Student } from '#wire/roster';
import { useSaveStudent } from '../mutations.ts';
import { NationalNumber } from './national-number.tsx';

const orNull = (text: string): string | null => text.trim() || null;

/** Adds a pupil, or edits the given one. */
export const StudentForm = ({ student, onClose }: { student: Student | null; onClose: () => void }) => {
  const save = useSaveStudent(student);
  const shownGrade = useGrade();
  const isAdmin = useIsAdmin();
  const [name, setName] = useState(student?.name ?? '');
  const submit = (form: FormData) => {
    const grade = Number(textOf(form, 'grade'));
    if (!isGrade(grade)) return;
    save.mutate(
      {
        name: textOf(form, 'name'),
        grade,
        classId: orNull(textOf(form, 'classId')),
        nameReading: orNull(textOf(form, 'nameReading')),
        calledAs: orNull(textOf(form, 'calledAs')),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={student ? studentForm.editTitle : studentForm.addTitle}
      submit={student ? studentForm.save : studentForm.add}
      action={save}
      fields={['name', 'grade', 'classId', 'nameReading', 'calledAs']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={studentForm.name}
        name="name"
        hint={studentForm.nameHint}
        defaultValue={student?.name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={studentForm.grade} name="grade" defaultValue={student?.grade ?? shownGrade}>
          <Options of={GRADES} names={gradeNames} />
        </SelectField>
        <TextField
          label={studentForm.classId}
          name="classId"
          placeholder={studentForm.optional}
          defaultValue={student?.classId ?? ''}
          autoComplete="off"
        />
      </div>
      <TextField
        label={studentForm.nameReading}
        name="nameReading"
        hint={studentForm.nameReadingHint}
        defaultValue={student?.nameReading ?? ''}
        autoComplete="off"
      />
      <TextField
        label={studentForm.calledAs}
        name="calledAs"
        hint={studentForm.calledAsHint(firstName(name))}
        defaultValue={student?.calledAs ?? ''}
        autoComplete="off"
      />
      {isAdmin && student && student.id !== DEMO_STUDENT_ID && <NationalNumber studentId={student.id} />}
    </FormDialog>
  );
};
