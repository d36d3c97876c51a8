import { formatNumber } from '#strings/plural';
import { TextField } from './field.tsx';

/** More digits than any amount the server takes, so that it is the server who says "too much". */
const MOST_DIGITS = 5;

/** Digits of either kind, whatever stands between them. */
const countIn = (typed: string): number | null => {
  const digits = typed.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace(/\D/gu, '');
  return digits === '' ? null : Number(digits.slice(0, MOST_DIGITS));
};

interface CountFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: string | undefined;
  hint?: string;
  /** Amounts to press instead of typing. */
  quick?: { label: string; counts: readonly number[] };
}

/** A whole number, typed in either kind of digits and shown in the page's own. */
export const CountField = ({ label, value, onChange, error, hint, quick }: CountFieldProps) => (
  <div className="grid content-start gap-1.5">
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : formatNumber(value)}
      onChange={(event) => onChange(countIn(event.target.value))}
      error={error}
      {...(hint !== undefined && { hint })}
    />
    {quick && (
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{quick.label}</legend>
        {quick.counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === value}
            onClick={() => onChange(count)}
            className="min-h-10 min-w-11 flex-1 rounded-xl border-2 border-line bg-card px-2 font-extrabold text-muted transition hover:border-field-line aria-pressed:border-emerald aria-pressed:bg-emerald-soft aria-pressed:text-emerald-ink"
          >
            {formatNumber(count)}
          </button>
        ))}
      </fieldset>
    )}
  </div>
);
