import { useState } from 'react';
import { MATCHING_OPTIONS, OPTION_TEXT_MAX } from '#domain/questions/questions';
import type { Grade } from '#domain/roster/grades';
import { matchingDialog as texts } from '#strings/questions/staff';
import { faultsOf } from '#web/lib/form-faults.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useMatchingOptions } from '../mutations.ts';

const PLACES = Array.from({ length: MATCHING_OPTIONS }, (_, place) => place);
const FIELDS = PLACES.map((place) => `options/${place}`);

interface MatchingDialogProps {
  grade: Grade;
  matchingOptions: readonly string[];
  onClose: () => void;
}

export const MatchingDialog = ({ grade, matchingOptions, onClose }: MatchingDialogProps) => {
  const [options, setOptions] = useState(() => PLACES.map((place) => matchingOptions[place] ?? ''));
  const save = useMatchingOptions(grade);
  const faults = faultsOf(save.error);
  return (
    <FormDialog
      title={texts.title}
      submit={texts.save}
      action={save}
      fields={FIELDS}
      onSubmit={() => save.mutate(options, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{texts.body}</p>
      {PLACES.map((place) => (
        <TextField
          key={place}
          label={texts.option(place + 1)}
          value={options[place]}
          error={faults[`options/${place}`]}
          onChange={(event) => setOptions(options.with(place, event.target.value))}
          maxLength={OPTION_TEXT_MAX}
          autoComplete="off"
        />
      ))}
    </FormDialog>
  );
};
