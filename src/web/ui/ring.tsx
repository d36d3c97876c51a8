interface RingProps {
  part: number;
  whole: number;
  /** The stroke of the part, which begins at the top, and of the whole under it. */
  look: string;
  under: string;
}

/** How much of the whole, drawn around the words that say it. */
export const Ring = ({ part, whole, look, under }: RingProps) => {
  const circle = { cx: 60, cy: 60, r: 51, fill: 'none', strokeWidth: 12, pathLength: whole };
  return (
    <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden="true" focusable="false">
      <circle {...circle} className={under} />
      {part > 0 && <circle {...circle} strokeLinecap="round" strokeDasharray={`${part} ${whole}`} className={look} />}
    </svg>
  );
};
