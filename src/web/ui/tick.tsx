import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from './icon.tsx';

/** Drawn by us: the browser's own has a grey of its own that stands out of the night theme. */
export const Checkbox = (props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) => (
  <span className="relative grid size-6 shrink-0 place-items-center">
    <input
      type="checkbox"
      {...props}
      className="peer size-6 cursor-pointer appearance-none rounded-lg border-2 border-field-line bg-card transition checked:border-emerald checked:bg-emerald"
    />
    <Icon name="check" className="pointer-events-none absolute hidden size-4 text-on-emerald peer-checked:block" />
  </span>
);

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'onChange'> {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** A box to tick with its word beside it. */
export const Tick = ({ label, onChange, className = '', ...rest }: TickProps) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={`flex min-h-9 cursor-pointer items-center gap-2 font-extrabold whitespace-nowrap ${className}`}
    >
      <Checkbox id={id} {...rest} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
};
