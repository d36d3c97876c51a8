/** How much of the whole, for the eye; words beside it say it to everybody. */
export const Meter = ({ part, whole, className = 'h-2' }: { part: number; whole: number; className?: string }) => (
  <span aria-hidden="true" className={`overflow-hidden rounded-full bg-line ${className}`}>
    <span
      className="block h-full rounded-full bg-emerald"
      style={{ inlineSize: `${whole === 0 ? 0 : (100 * part) / whole}%` }}
    />
  </span>
);
