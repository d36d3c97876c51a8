import { credentials } from '#strings/cards/staff';

/** Six dots where a password would stand; drawn, because the typeface's own are square. */
export const HiddenCode = () => (
  <span className="inline-flex items-center gap-1.5 align-middle">
    <span className="sr-only">{credentials.hidden}</span>
    {['1', '2', '3', '4', '5', '6'].map((place) => (
      <span key={place} className="size-2 rounded-full bg-current" />
    ))}
  </span>
);
