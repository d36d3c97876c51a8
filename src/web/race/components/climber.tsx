import type { SchoolOf } from '#domain/staff/setup';
import { schoolOf } from '#strings/addressed';

/** Own coat coral, the other's emerald, wherever the two are seen. */
export const COATS = { own: '#ff8a6b', other: '#3fc9a9' } as const;

const DARK = '#3a1508';

/** With legs below it, or down to the ground. */
const COAT_SHAPES = {
  boys: 'M27 24c-9 0-13 8-13 18v9c0 2 1 3 3 3h3v5c0 3 5 3 5 0v-5h4v5c0 3 5 3 5 0v-5h3c2 0 3-1 3-3v-9c0-10-4-18-13-18Z',
  girls: 'M27 24c-9 0-13 8-13 18l-2 15c0 2 1 4 3 4h24c2 0 3-2 3-4l-2-15c0-10-4-18-13-18Z',
} as const satisfies Record<SchoolOf, string>;

const FACE = '#f7dcc0';

const Capped = ({ coat }: { coat: string }) => (
  <>
    <circle cx="26" cy="16" r="11" fill={FACE} stroke={DARK} strokeWidth="2.500" />
    <path d="M15 14a11 11 0 0 1 22 0Z" fill={coat} stroke={DARK} strokeWidth="2.500" />
    <circle cx="26" cy="4" r="3" fill="#fff" stroke={DARK} strokeWidth="2" />
  </>
);

const Veiled = ({ coat }: { coat: string }) => (
  <>
    <path
      d="M26 3c-8 0-13 6-13 13 0 6 1 10 3 14 6 3 14 3 20 0 2-4 3-8 3-14 0-7-5-13-13-13Z"
      fill={coat}
      stroke={DARK}
      strokeWidth="2.500"
    />
    <circle cx="24.500" cy="17.500" r="8" fill={FACE} stroke={DARK} strokeWidth="2" />
  </>
);

interface ClimberProps {
  coat: string;
  /** Arms up on the summit; before that a staff in hand. */
  hasArrived?: boolean;
  className?: string;
}

/** A child with a rucksack who looks where the way goes, to the left; the eight-point star on the chest is ours. */
export const Climber = ({ coat, hasArrived = false, className = 'size-full overflow-visible' }: ClimberProps) => (
  <svg viewBox="0 0 56 64" className={className} aria-hidden="true" focusable="false">
    <ellipse cx="27" cy="62" rx="17" ry="2.500" fill="#000" opacity=".28" />
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect x="34" y="26" width="16" height="22" rx="7" fill="#f2c34b" stroke={DARK} strokeWidth="2.500" />
      {hasArrived && <path d="M17 34 7 20M37 34l10-14" stroke={DARK} strokeWidth="5" />}
      <path d={COAT_SHAPES[schoolOf()]} fill={coat} stroke={DARK} strokeWidth="2.500" />
      {!hasArrived && (
        <>
          <path d="M9 24 5 62" stroke="#f2c34b" strokeWidth="3" />
          <path d="M16 36 8 34" stroke={DARK} strokeWidth="5" />
        </>
      )}
      {schoolOf() === 'girls' ? <Veiled coat={coat} /> : <Capped coat={coat} />}
    </g>
    <g fill={DARK}>
      <circle cx="20" cy="19" r="1.600" />
      <circle cx="27" cy="19" r="1.600" />
      <rect x="22.500" y="37.500" width="9" height="9" />
      <rect x="22.500" y="37.500" width="9" height="9" transform="rotate(45 27 42)" />
    </g>
  </svg>
);
