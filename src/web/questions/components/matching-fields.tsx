import { OPTION_TEXT_MAX } from '#domain/questions/questions';
import { matchingDialog as texts } from '#strings/questions/staff';
import { TextField } from '#web/ui/field.tsx';

interface MatchingFieldsProps {
  options: readonly string[];
  /** What the server said of them, under this name and of each place. */
  faults: Readonly<Record<string, string>>;
  name: 'options' | 'matchingOptions';
  onChange: (options: readonly string[]) => void;
}

/** The options that the matching questions of a bank or a paper share. */
export const MatchingFields = ({ options, faults, name, onChange }: MatchingFieldsProps) =>
  [...options.keys()].map((place) => (
    <TextField
      key={place}
      label={texts.option(place + 1)}
      value={options[place] ?? ''}
      error={faults[`${name}/${place}`] ?? faults[name]}
      onChange={(event) => onChange(options.with(place, event.target.value))}
      maxLength={OPTION_TEXT_MAX}
      autoComplete="off"
    />
  ));
