import { westernDigits } from '#domain/digits';
import { formatNumber } from '#strings/plural';
import { TextField } from './field.tsx';

/** More digits than any amount the server takes, so that it is the server who says "too much". */
const MOST_DIGITS = 5;

/** Digits of either kind, whatever stands between them. */
export const countIn = (typed: string): number | null => {
  const digits = westernDigits(typed).replace(/\D/gu, '');
  return digits === '' ? null : Number(digits.slice(0, MOST_DIGITS));
};

interface CountFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: string | undefined;
  /** Amounts to press instead of typing. */
  quick?: { label: string; counts: readonly number[] };
}

/** A whole number, typed in either kind of digits and shown in the page's own. */
export const CountField = ({ label, value, onChange, error, quick }: CountFieldProps) => (
  <div className="flex flex-wrap gap-1.5">
    <div className="min-w-18 flex-1">
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={value === null ? '' : formatNumber(value)}
        onChange={(event) => onChange(countIn(event.target.value))}
        error={error}
      />
    </div>
    {quick && (
      <fieldset className="flex gap-1.5">
        {/* As high as the label beside it, so that the buttons stand in line with the box. */}
        <legend className="mb-1.5 font-extrabold text-muted">{quick.label}</legend>
        {quick.counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === value}
            onClick={() => onChange(count)}
            className="h-13 min-w-9 rounded-xl border-2 border-line bg-card px-1 sm:min-w-11 font-extrabold text-muted transition hover:border-field-line aria-pressed:border-emerald aria-pressed:bg-emerald-soft aria-pressed:text-emerald-ink"
          >
            {formatNumber(count)}
          </button>
        ))}
      </fieldset>
    )}
  </div>
);
