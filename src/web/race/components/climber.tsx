/** Gold is you and mint is the other, by day and by night: both stand out from the coral sky. */
export const COLORS = { you: '#ffc94a', other: '#8fe6d0' } as const;
export type Who = keyof typeof COLORS;

/** On the way up to the left, with a pack and a stick; the eight-point star on the chest is ours. */
export const Climber = ({ who, className = '' }: { who: Who; className?: string }) => (
  <svg viewBox="0 0 56 64" className={className} aria-hidden="true" focusable="false">
    <path d="M9 24 5 62" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    <rect x="34" y="26" width="16" height="22" rx="7" fill="#fff" stroke="#3b1208" strokeWidth="2.5" />
    <path
      d="M27 24c-9 0-13 8-13 18v9c0 2 1 3 3 3h3v5c0 3 5 3 5 0v-5h4v5c0 3 5 3 5 0v-5h3c2 0 3-1 3-3v-9c0-10-4-18-13-18Z"
      fill={COLORS[who]}
      stroke="#3b1208"
      strokeWidth="2.5"
    />
    <path d="M16 36 8 34" stroke="#3b1208" strokeWidth="5" strokeLinecap="round" />
    <circle cx="26" cy="16" r="11" fill="#f7dcc0" stroke="#3b1208" strokeWidth="2.5" />
    <path d="M15 14a11 11 0 0 1 22 0Z" fill={COLORS[who]} stroke="#3b1208" strokeWidth="2.5" strokeLinejoin="round" />
    <circle cx="26" cy="4" r="3" fill="#fff" stroke="#3b1208" strokeWidth="2" />
    <g fill="#3b1208">
      <circle cx="20" cy="19" r="1.6" />
      <circle cx="27" cy="19" r="1.6" />
      <rect x="22.500" y="37.500" width="9" height="9" />
      <rect x="22.500" y="37.500" width="9" height="9" transform="rotate(45 27 42)" />
    </g>
  </svg>
);
