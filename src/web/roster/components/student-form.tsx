import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import { GRADES, isGrade } from '#domain/roster/grades';
import { nationalNumber, studentForm } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { faultsOf, otherFaultOf, textOf } from '#web/lib/form-faults.ts';
import { useGrade } from '#web/lib/grade.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Loaded } from '#web/ui/states.tsx';
import type { Student } from '#wire/roster';
import { useSaveStudent, useShowNationalNumber, useWriteNationalNumber } from '../mutations.ts';
import { nationalNumberQuery } from '../queries.ts';

const Kept = ({ studentId, masked }: { studentId: number; masked: string }) => {
  const show = useShowNationalNumber(studentId);
  const write = useWriteNationalNumber(studentId);
  const { ask, dialog } = useConfirm();
  const remove = () =>
    ask({
      run: () => write.mutateAsync(null),
      confirm: {
        title: nationalNumber.removeTitle,
        body: nationalNumber.removeBody,
        confirm: nationalNumber.remove,
        tone: 'danger',
      },
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span dir="ltr" className="me-auto text-lg font-black tracking-wide">
        {show.data?.number ?? masked}
      </span>
      {!show.data && (
        <Button look="plain" size="small" icon="eye" busy={show.isPending} onClick={() => show.mutate()}>
          {nationalNumber.show}
        </Button>
      )}
      <Button look="plain" size="small" icon="trash" onClick={remove}>
        {nationalNumber.remove}
      </Button>
      {dialog}
    </div>
  );
};

const FIELDS = ['number'];

/** In the form of a pupil, saved by itself: only admins see that there is one, and the whole only when they ask. */
const NationalNumber = ({ studentId }: { studentId: number }) => {
  const query = useQuery(nationalNumberQuery(studentId));
  const write = useWriteNationalNumber(studentId);
  const [typed, setTyped] = useState('');
  const other = otherFaultOf(write.error, FIELDS);
  const save = () => {
    if (typed.trim() !== '') write.mutate(typed, { onSuccess: () => setTyped('') });
  };
  return (
    <section aria-label={nationalNumber.title} className="grid grid-cols-1 gap-3 rounded-2xl bg-paper p-4">
      <Loaded query={query} skeleton={null}>
        {({ masked }) => masked && <Kept key={masked} studentId={studentId} masked={masked} />}
      </Loaded>
      <TextField
        label={query.data?.masked ? nationalNumber.another : nationalNumber.title}
        hint={nationalNumber.hint}
        error={faultsOf(write.error).number}
        value={typed}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        // Of the form around it the key would save everything else.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          save();
        }}
      />
      {other && <Alert>{other}</Alert>}
      <Button
        look="soft"
        busy={write.isPending}
        disabled={typed.trim() === ''}
        onClick={save}
        className="justify-self-end"
      >
        {nationalNumber.save}
      </Button>
    </section>
  );
};

const orNull = (text: string): string | null => text.trim() || null;

/** Adds a pupil, or edits the given one. */
export const StudentForm = ({ student, onClose }: { student: Student | null; onClose: () => void }) => {
  const save = useSaveStudent(student);
  const shownGrade = useGrade();
  const isAdmin = useIsAdmin();
  const [name, setName] = useState(student?.name ?? '');
  const optional = (field: 'classId' | 'nameReading' | 'calledAs') => ({
    label: studentForm[field],
    name: field,
    defaultValue: student?.[field] ?? '',
    autoComplete: 'off',
  });
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
        <TextField {...optional('classId')} placeholder={studentForm.optional} />
      </div>
      <TextField {...optional('nameReading')} hint={studentForm.nameReadingHint} />
      <TextField {...optional('calledAs')} hint={studentForm.calledAsHint(firstName(name))} />
      {isAdmin && student && student.id !== DEMO_STUDENT_ID && <NationalNumber studentId={student.id} />}
    </FormDialog>
  );
};
