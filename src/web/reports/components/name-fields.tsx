import { GRADES } from '#domain/roster/grades';
import { credentialRequest } from '#strings/reports/pupil';
import { gradeNames } from '#strings/widgets';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { WhoAsks } from '../who-asks.ts';

export const NameFields = ({ asks }: { asks: WhoAsks }) => (
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
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {gradeNames[grade]}
          </option>
        ))}
      </SelectField>
    )}
  </>
);
