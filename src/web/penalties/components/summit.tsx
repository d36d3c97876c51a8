const STAR = 'M0-9 2.4-2.4 9 0 2.4 2.4 0 9-2.4 2.4-9 0-2.4-2.4Z';

const STARS = [
  { x: -150, y: 60, size: 0.8 },
  { x: -60, y: 24, size: 0.6 },
  { x: 52, y: 40, size: 1 },
  { x: 112, y: 92, size: 0.6 },
  { x: 318, y: 30, size: 1.1 },
  { x: 352, y: 104, size: 0.7 },
  { x: 470, y: 50, size: 0.6 },
  { x: 560, y: 20, size: 0.9 },
];

/**
 * The top of the climb: snow, a flag, and the stars that come out for it. Whole at any width; the ridge runs on to both
 * sides, as far as the frame shows it.
 */
export const Summit = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 400 260"
    preserveAspectRatio="xMidYMax meet"
    className={`overflow-visible ${className}`}
    aria-hidden="true"
    focusable="false"
  >
    {STARS.map(({ x, y, size }) => (
      <path key={x} d={STAR} transform={`translate(${x} ${y}) scale(${size})`} fill="#f2c34b" />
    ))}
    <path
      d="M-600 270V190l110-60 90 70 100-90 110 90 90-70 100 62 70-50 48 46 60-66 64 60 66-54 92 90 90-80 100 70 110-90 120 80v72Z"
      fill="var(--peak-far)"
    />
    <path d="M40 270 200 70 360 270Z" fill="var(--peak-near)" />
    <path d="M200 70 160 120l16 8 12-10 14 12 12-10 26 0Z" fill="#e6f3ee" />
    <path d="M200 72V24" stroke="#fff4d6" strokeWidth="4" strokeLinecap="round" />
    <path d="M200 25h44l-10 13 10 13h-44Z" fill="#e9a91b" />
    <path
      d="M104 266c36-22 78-26 90-54s-10-34 2-62"
      fill="none"
      stroke="#f2c34b"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 11"
    />
  </svg>
);
