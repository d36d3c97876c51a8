import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nationalNumber as texts } from '#strings/roster/staff';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/states.tsx';
import { useShowNationalNumber, useWriteNationalNumber } from '../mutations.ts';
import { nationalNumberQuery } from '../queries.ts';

const Kept = ({ studentId, masked }: { studentId: number; masked: string }) => {
  const show = useShowNationalNumber(studentId);
  const write = useWriteNationalNumber(studentId);
  const { ask, dialog } = useConfirm();
  const remove = () =>
    ask({
      run: () => write.mutateAsync(null),
      confirm: { title: texts.removeTitle, body: texts.removeBody, confirm: texts.remove, tone: 'danger' },
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span dir="ltr" className="me-auto text-lg font-black tracking-wide">
        {show.data?.number ?? masked}
      </span>
      {!show.data && (
        <Button look="plain" size="small" icon="eye" busy={show.isPending} onClick={() => show.mutate()}>
          {texts.show}
        </Button>
      )}
      <Button look="plain" size="small" icon="trash" onClick={remove}>
        {texts.remove}
      </Button>
      {dialog}
    </div>
  );
};

const FIELDS = ['number'];

/** In the form of a pupil, saved by itself: only admins see that there is one, and the whole only when they ask. */
export const NationalNumber = ({ studentId }: { studentId: number }) => {
  const query = useQuery(nationalNumberQuery(studentId));
  const write = useWriteNationalNumber(studentId);
  const [typed, setTyped] = useState('');
  const other = otherFaultOf(write.error, FIELDS);
  const save = () => {
    if (typed.trim() !== '') write.mutate(typed, { onSuccess: () => setTyped('') });
  };
  return (
    <section aria-label={texts.title} className="grid grid-cols-1 gap-3 rounded-2xl bg-paper p-4">
      <Loaded query={query} skeleton={null}>
        {({ masked }) => masked && <Kept key={masked} studentId={studentId} masked={masked} />}
      </Loaded>
      <TextField
        label={query.data?.masked ? texts.another : texts.title}
        hint={texts.hint}
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
        {texts.save}
      </Button>
    </section>
  );
};
