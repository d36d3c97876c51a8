interface MeterProps {
  part: number;
  whole: number;
  className?: string;
  fill?: 'bg-emerald' | 'bg-coral';
}

/** How much of the whole, for the eye; words beside it say it to everybody. */
export const Meter = ({ part, whole, className = 'h-2', fill = 'bg-emerald' }: MeterProps) => (
  <span aria-hidden="true" className={`overflow-hidden rounded-full bg-line ${className}`}>
    <span
      className={`block h-full rounded-full ${fill}`}
      style={{ inlineSize: `${whole === 0 ? 0 : (100 * part) / whole}%` }}
    />
  </span>
);
