import { Icon } from '#web/ui/icon.tsx';

interface NameFilterProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Enter takes the first name that is left. */
  onEnter: () => void;
}

/** Filters names that are on the page already, letter by letter. */
export const NameFilter = ({ label, value, onChange, onEnter }: NameFilterProps) => (
  <div className="relative">
    <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={80}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
      className="min-h-11 w-full rounded-2xl border-2 border-field-line bg-card ps-10 pe-3 text-ink placeholder:text-sm placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft"
    />
  </div>
);
