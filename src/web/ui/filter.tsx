import { Options } from './field.tsx';

interface FilterProps<Value> {
  label: string;
  /** The choice that leaves nothing out; without it one value is always chosen. */
  all?: string;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

const FILTER =
  'min-h-11 min-w-0 flex-1 basis-32 text-ellipsis rounded-2xl border-2 border-field-line bg-card ps-2 pe-1 text-[0.875rem] font-extrabold sm:flex-none sm:basis-auto sm:px-3 sm:text-base';

export const Filter = <Value extends string | number>({
  label,
  all,
  options,
  nameOf,
  value,
  onChange,
}: FilterProps<Value>) => (
  <select
    aria-label={label}
    value={value ?? ''}
    onChange={(event) => onChange(options.find((each) => String(each) === event.target.value))}
    className={FILTER}
  >
    {all && <option value="">{all}</option>}
    <Options of={options} names={nameOf} />
  </select>
);
