interface ClimberProps {
  coat: string;
  /** Arms up, on the summit. */
  hasArrived: boolean;
}

const SKIN = '#d9a273';
const DARK = '#3a1508';

/** On the way: a staff in hand, one knee up. */
const Walking = ({ coat }: { coat: string }) => (
  <>
    <path d="M10 22v34" stroke="#f2c34b" strokeWidth="2.6" />
    <path d="M26 38 17 43l2 12M28 38l6 8 1 9" stroke={DARK} strokeWidth="5" fill="none" />
    <path d="M24 27 11 31" stroke={coat} strokeWidth="5" />
  </>
);

const Cheering = ({ coat }: { coat: string }) => (
  <>
    <path d="M25 38 22 55M29 38l3 17" stroke={DARK} strokeWidth="5" fill="none" />
    <path d="M22 26 11 13M32 26l10-13" stroke={coat} strokeWidth="5" />
  </>
);

/** A child with a rucksack who looks where the way goes: to the left. */
export const Climber = ({ coat, hasArrived }: ClimberProps) => (
  <svg viewBox="0 0 52 58" className="size-full overflow-visible" aria-hidden="true" focusable="false">
    <ellipse cx="26" cy="56.500" rx="17" ry="2.500" fill="#000" opacity=".28" />
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect x="30" y="22" width="11" height="15" rx="4" fill="#f2c34b" stroke={DARK} strokeWidth="1.500" />
      {hasArrived ? <Cheering coat={coat} /> : <Walking coat={coat} />}
      <path d="M20 24c0-4 13-4 13 0l1 15H19Z" fill={coat} stroke="#fff" strokeOpacity=".35" strokeWidth="1.500" />
      <circle cx="25.500" cy="12.500" r="8" fill={SKIN} />
      <path d="M17 11c0-11 18-11 18 1l-3 0c-4-2-8-3-15-1Z" fill={coat} stroke={DARK} strokeWidth="1.200" />
      <circle cx="20.800" cy="13.500" r="1.200" fill={DARK} />
    </g>
  </svg>
);
