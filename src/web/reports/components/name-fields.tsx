import { useState } from 'react';
import { GRADES, type Grade, isGrade } from '#domain/roster/grades';
import { credentialRequest } from '#strings/reports/pupil';
import { gradeNames } from '#strings/widgets';
import { ApiError } from '#web/lib/api.ts';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';

/** Until the tab is closed: on a computer of many children the next one is a stranger again. */
const TOKEN = 'himma-request';

/** Name, and the grade once the server says that two pupils share the name (D-9). */
export const useWhoAsks = () => {
  const [name, setName] = useState('');
  const [grade, setGrade] = useState<Grade>();
  const [needsGrade, setNeedsGrade] = useState(false);
  const token = sessionStorage.getItem(TOKEN);
  return {
    name,
    grade,
    needsGrade,
    who: { name, ...(grade !== undefined && { grade }), ...(token !== null && { token }) },
    /** What was sent is this browser's to ask after. */
    remember: (sent: { readonly token: string }) => sessionStorage.setItem(TOKEN, sent.token),
    rename: (next: string) => {
      setName(next);
      setGrade(undefined);
      setNeedsGrade(false);
    },
    chooseGrade: (value: string) => {
      const picked = Number(value);
      setGrade(isGrade(picked) ? picked : undefined);
    },
    notice: (failure: unknown) => {
      if (failure instanceof ApiError && failure.code === 'name_needs_grade') setNeedsGrade(true);
    },
  };
};

export const NameFields = ({ asks }: { asks: ReturnType<typeof useWhoAsks> }) => (
  <>
    <TextField
      label={credentialRequest.name}
      hint={credentialRequest.nameHint}
      value={asks.name}
      onChange={(event) => asks.rename(event.target.value)}
      autoComplete="name"
      maxLength={80}
      required
    />
    {asks.needsGrade && (
      <SelectField
        label={credentialRequest.grade}
        value={asks.grade ?? ''}
        onChange={(event) => asks.chooseGrade(event.target.value)}
        required
      >
        <option value="">…</option>
        <Options of={GRADES} names={gradeNames} />
      </SelectField>
    )}
  </>
);
