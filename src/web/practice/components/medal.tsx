import { formatNumber } from '#strings/plural';

const METALS = [
  { disc: '#f2b62b', rim: '#b87a08', ink: '#3b2800' },
  { disc: '#cfd6df', rim: '#8b96a5', ink: '#27303b' },
  { disc: '#d99a62', rim: '#96592a', ink: '#3a1d06' },
] as const;

/** For the first three places; the number says the place, the metal only shows it off. */
export const Medal = ({ rank, className }: { rank: number; className: string }) => {
  const metal = METALS[rank - 1];
  const number = formatNumber(rank);
  if (!metal) return <span className="font-black">{number}</span>;
  return (
    <svg viewBox="0 0 40 48" className={`shrink-0 ${className}`} role="img" aria-label={number}>
      <path d="M10 0h8l4 12h-8Z" fill="#7b3fa0" />
      <path d="M30 0h-8l-4 12h8Z" fill="#c8452a" />
      <circle cx="20" cy="30" r="17" fill={metal.rim} />
      <circle cx="20" cy="30" r="14" fill={metal.disc} />
      <text x="20" y="36.500" textAnchor="middle" fontSize="18" fontWeight="900" fill={metal.ink}>
        {number}
      </text>
    </svg>
  );
};
