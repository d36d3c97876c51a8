import { type InputHTMLAttributes, useId } from 'react';
import { Checkbox } from './checkbox.tsx';

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
