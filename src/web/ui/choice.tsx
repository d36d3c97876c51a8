import { type ReactNode, useId } from 'react';

interface Option<Value> {
  value: Value;
  label: ReactNode;
}

const CHOSEN = {
  good: 'has-checked:border-emerald has-checked:bg-emerald-soft has-checked:text-emerald-ink',
  bad: 'has-checked:border-danger has-checked:bg-danger-soft has-checked:text-danger',
};

interface ChoiceProps<Value> {
  legend: ReactNode;
  options: readonly Option<Value>[];
  /** Null where none is chosen yet. */
  value: Value | null;
  /** Of what is chosen. */
  tone?: keyof typeof CHOSEN;
  onChange: (value: Value) => void;
}

/** A few options side by side, one of them chosen: radio buttons, so the arrow keys move among them. */
export const Choice = <Value extends string | number>({
  legend,
  options,
  value,
  tone = 'good',
  onChange,
}: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-extrabold">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative inline-flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-2xl border-2 border-line bg-card px-2 font-extrabold whitespace-nowrap text-muted transition hover:border-field-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold ${CHOSEN[tone]}`}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute size-px opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
