import { useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import { PURPOSES, type Purpose, STAFF_WAYS } from '#domain/consents/consents';
import { recordTitle, consentsPage as texts } from '#strings/consents/staff';
import { purposeNames, wayNames } from '#strings/consents/words';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { PupilConsents } from '#wire/consents';
import { consentsKey } from '../queries.ts';

export interface Recording {
  readonly pupils: readonly PupilConsents[];
  readonly isGiven: boolean;
}

/** What guardians said, of one pupil or of a pile of signed papers. */
export const RecordDialog = ({ pupils, isGiven, onClose }: Recording & { onClose: () => void }) => {
  const today = schoolDay(new Date());
  // A signed paper is usually of all; what is withdrawn is named.
  const [chosen, setChosen] = useState<readonly Purpose[]>(isGiven ? PURPOSES : []);
  const record = useAction({
    run: (form: FormData) =>
      api('POST /api/admin/consents', {
        body: {
          studentIds: pupils.map(({ studentId }) => studentId),
          purposes: [...chosen],
          isGiven,
          way: STAFF_WAYS.find((way) => way === form.get('way')) ?? 'paper',
          saidOn: String(form.get('saidOn')),
        },
      }),
    done: ({ stayed }) => (stayed > 0 ? texts.stayed(stayed) : texts.saved),
    after: onClose,
    refresh: [consentsKey],
  });
  return (
    <FormDialog
      title={recordTitle(isGiven, pupils.length)}
      submit={isGiven ? texts.record : texts.withdraw}
      action={record}
      fields={['way', 'saidOn']}
      disabled={chosen.length === 0}
      onSubmit={record.mutate}
      onClose={onClose}
    >
      <fieldset className="grid gap-1">
        <legend className="font-extrabold">{texts.on}</legend>
        {PURPOSES.map((purpose) => (
          <Tick
            key={purpose}
            label={purposeNames[purpose]}
            checked={chosen.includes(purpose)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, purpose] : chosen.filter((each) => each !== purpose))}
          />
        ))}
      </fieldset>
      <SelectField label={texts.way} name="way">
        <Options of={STAFF_WAYS} names={wayNames} />
      </SelectField>
      <TextField label={texts.saidOn} name="saidOn" type="date" defaultValue={today} max={today} />
      {!isGiven && <p className="rounded-2xl bg-gold-soft p-3 font-extrabold text-gold-ink">{texts.withdrawBody}</p>}
    </FormDialog>
  );
};
