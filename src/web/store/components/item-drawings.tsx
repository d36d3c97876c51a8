import type { ReactNode } from 'react';
import type { ItemIcon } from '#domain/store/items';

const INK = '#22304f';

const Face = ({ x, y, skin, hair, shirt }: { x: number; y: number; skin: string; hair: string; shirt: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-15 30c0-11 6-17 15-17s15 6 15 17Z" fill={shirt} />
    <circle r="12" fill={skin} />
    <path d="M-13-1C-13-15 13-15 13-1 8-7-6-9-13-1Z" fill={hair} />
    <circle cx="-4" cy="1" r="1.6" fill={INK} />
    <circle cx="4" cy="1" r="1.6" fill={INK} />
    <path d="M-4 5.5q4 3.5 8 0" fill="none" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
  </g>
);

const Bottle = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M-4 20h8v6c5 3 6 6 6 11v36q0 4-4 4H-6q-4 0-4-4V37c0-5 1-8 6-11Z" fill="#d8f1ff" />
    <path d="M-10 46h20v16h-20Z" fill="#2b8fd6" />
    <path d="M0 49c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 4-7Z" fill="#fff" />
    <rect x="-5" y="14" width="10" height="7" rx="2" fill="#0f5488" />
  </g>
);

/** Drawn by us on a 96 grid, in a few flat colours that stand on every ground. */
export const DRAWINGS: Readonly<Record<ItemIcon, ReactNode>> = {
  tablet: (
    <>
      <rect x="21" y="10" width="54" height="76" rx="9" fill={INK} />
      <rect x="26" y="17" width="44" height="58" rx="3" fill="#a9dcff" />
      <circle cx="59" cy="30" r="6" fill="#ffd25e" />
      <path d="M26 75V58l13-16 10 12 6-7 15 20v8Z" fill="#1a917c" />
      <path d="m39 42-5 6 3 2 3-2 3 2Z" fill="#fff" />
      <circle cx="48" cy="80.5" r="2.5" fill="#8fa2c9" />
    </>
  ),
  console: (
    <>
      <path
        d="M28 32h40c13 0 22 13 22 27 0 10-5 15-11 15-7 0-10-7-15-13H32c-5 6-8 13-15 13C11 74 6 69 6 59c0-14 9-27 22-27Z"
        fill="#f7f5ff"
      />
      <path
        d="M6 61c1 9 6 13 11 13 7 0 10-7 15-13h32c5 6 8 13 15 13 5 0 10-4 11-13 1 12-4 19-11 19-8 0-11-8-16-13H33c-5 5-8 13-16 13C10 80 5 73 6 61Z"
        fill="#c9c6e6"
      />
      <path d="M26 39h6v6h6v6h-6v6h-6v-6h-6v-6h6Z" fill={INK} />
      <circle cx="68" cy="40" r="4" fill="#e9a91b" />
      <circle cx="68" cy="56" r="4" fill="#1a917c" />
      <circle cx="60" cy="48" r="4" fill="#2b8fd6" />
      <circle cx="76" cy="48" r="4" fill="#ee6a4d" />
      <rect x="44" y="38" width="8" height="4" rx="2" fill="#8f8bb8" />
    </>
  ),
  'game-card': (
    <g transform="rotate(-8 48 48)">
      <rect x="10" y="24" width="76" height="50" rx="9" fill={INK} />
      <path d="M10 33a9 9 0 0 1 9-9h58a9 9 0 0 1 9 9v5H10Z" fill="#ee6a4d" />
      <path d="M24 52h6v5h5v6h-5v5h-6v-5h-5v-6h5Z" fill="#fff" />
      <circle cx="61" cy="55" r="4.5" fill="#ffc94a" />
      <circle cx="71" cy="62" r="4.5" fill="#4ad0b1" />
      <path d="m76 26 1.5 3 3.5.5-2.5 2.3.7 3.4-3.2-1.7-3.2 1.7.7-3.4-2.5-2.3 3.5-.5Z" fill="#fff" />
    </g>
  ),
  'gift-card': (
    <g transform="rotate(7 48 48)">
      <rect x="10" y="24" width="76" height="50" rx="9" fill="#fffaf0" />
      <rect x="26" y="24" width="11" height="50" fill="#c8452a" />
      <rect x="10" y="44" width="76" height="10" fill="#c8452a" />
      <path d="M31 49C20 44 15 33 21 30c6-2 10 9 10 19Zm1 0c11-5 16-16 10-19-6-2-10 9-10 19Z" fill="#ee6a4d" />
      <circle cx="31.5" cy="49" r="4.5" fill="#ffc94a" />
      <path d="m66 58 2 4 4.5.6-3.3 3.1.8 4.5-4-2.2-4 2.2.8-4.5-3.3-3.1 4.5-.6Z" fill="#e9a91b" />
    </g>
  ),
  recitation: (
    <>
      <path d="m22 84 22-28h8L30 86ZM74 84 52 56h-8l22 30Z" fill="#8a5a2b" />
      <path d="M48 62C38 52 24 50 12 52V24c13-2 27 1 36 10 9-9 23-12 36-10v28c-12-2-26 0-36 10Z" fill="#0a4f45" />
      <path d="M48 57C39 48 27 45 16 46V20c12-1 24 2 32 11 8-9 20-12 32-11v26c-11-1-23 2-32 11Z" fill="#fffaf0" />
      <path d="M48 31v26" stroke="#dccfae" strokeWidth="2" />
      <path
        d="M23 28c7 0 13 2 18 6m-18 2c7 0 13 2 18 6M73 28c-7 0-13 2-18 6m18 2c-7 0-13 2-18 6"
        fill="none"
        stroke="#e9a91b"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  session: (
    <>
      <path d="M27 76 20 88m49-12 7 12" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <path d="M13 30a13 13 0 0 1 20-14Zm70 0a13 13 0 0 0-20-14Z" fill="#ee6a4d" />
      <circle cx="48" cy="52" r="34" fill="#ee6a4d" />
      <circle cx="48" cy="52" r="27" fill="#fffaf0" />
      <path d="M48 52V25a27 27 0 0 1 27 27Z" fill="#ffc94a" />
      <path d="M48 52V34m0 18h13" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <circle cx="48" cy="52" r="4" fill={INK} />
    </>
  ),
  pair: (
    <g transform="translate(-10 -12) scale(1.2)">
      <Face x={31} y={40} skin="#e7b48c" hair="#3a2a20" shirt="#1a917c" />
      <Face x={65} y={40} skin="#c98d62" hair="#241a15" shirt="#ee6a4d" />
      <circle cx="48" cy="74" r="12" fill="#fffaf0" />
      <path
        d="m48 67 5 4-2 6h-6l-2-6Zm0-5v5m11 4-6 0m-2 6 4 6m-10-6-4 6m-4-12 6 0"
        fill={INK}
        stroke={INK}
        strokeWidth="1.6"
      />
    </g>
  ),
  quartet: (
    <>
      <g transform="translate(10 2) scale(.8)">
        <Face x={26} y={28} skin="#c98d62" hair="#241a15" shirt="#7b3fa0" />
        <Face x={69} y={28} skin="#e7b48c" hair="#3a2a20" shirt="#2b8fd6" />
      </g>
      <g transform="translate(0 6)">
        <Face x={30} y={52} skin="#e7b48c" hair="#5a3a22" shirt="#1a917c" />
        <Face x={66} y={52} skin="#d9a075" hair="#241a15" shirt="#ee6a4d" />
      </g>
      <path d="m48 6 2.5 5 5.5.7-4 3.8 1 5.5-5-2.7-5 2.7 1-5.5-4-3.8 5.5-.7Z" fill="#ffc94a" />
    </>
  ),
  tea: (
    <>
      <path
        d="M36 24c-5-6 5-8 0-15m13 15c-5-6 5-8 0-15m13 15c-5-6 5-8 0-15"
        fill="none"
        stroke="#fff"
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity=".85"
      />
      <ellipse cx="48" cy="80" rx="36" ry="7" fill="#fffaf0" />
      <ellipse cx="48" cy="78" rx="26" ry="4" fill="#dccfae" />
      <path d="M70 40c16-4 18 20-4 22" fill="none" stroke="#fffaf0" strokeWidth="5" />
      <path d="M24 32h48c0 14-6 18-6 28 0 10-8 18-18 18s-18-8-18-18c0-10-6-14-6-28Z" fill="#f6fbff" opacity=".75" />
      <path d="M28 42h40c-2 8-5 12-5 19 0 8-7 14-15 14s-15-6-15-14c0-7-3-11-5-19Z" fill="#b4531f" />
      <path d="M28 42h40l-1 4H29Z" fill="#d97a3a" />
      <path d="M50 62c6-6 10-6 14-4-2 5-7 8-13 6" fill="#4ad0b1" />
    </>
  ),
  juice: (
    <>
      <path d="m54 26 6-18h13" fill="none" stroke="#ee6a4d" strokeWidth="5" strokeLinecap="round" />
      <path d="M26 30 34 20h30l8 10Z" fill="#ffd874" />
      <rect x="26" y="30" width="46" height="56" rx="4" fill="#fffaf0" />
      <path d="M26 66c8-6 15 4 23 0s15-6 23 0v16a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4Z" fill="#f08c1d" />
      <circle cx="49" cy="52" r="14" fill="#f08c1d" />
      <circle cx="49" cy="52" r="10.5" fill="#ffc163" />
      <path d="M49 42v20M39 52h20m-17-7 14 14m0-14L42 59" stroke="#fff3dc" strokeWidth="2" strokeLinecap="round" />
      <path d="M58 40c6-6 12-5 14-3-1 5-8 8-13 6Z" fill="#1a917c" />
    </>
  ),
  water: (
    <>
      <Bottle x={26} />
      <Bottle x={48} />
      <Bottle x={70} />
      <path d="M10 66h76v14q0 4-4 4H14q-4 0-4-4Z" fill="#fff" opacity=".9" />
      <path d="M10 70h76" stroke="#6cc3ff" strokeWidth="3" />
    </>
  ),
  'ice-cream': (
    <>
      <path d="M28 48h40L48 92Z" fill="#d98b3a" />
      <path d="m36 50 20 22m-8-22 12 13m0-13L40 72m8-22L36 63" stroke="#b46a1f" strokeWidth="2" />
      <circle cx="34" cy="40" r="16" fill="#ff9fb2" />
      <circle cx="62" cy="40" r="16" fill="#8fe6d0" />
      <circle cx="48" cy="26" r="17" fill="#fff4dd" />
      <path d="M26 46q4 10 9 5t10 4 10-4 9 1 6-6q-4-6-10-6H34q-6 0-8 6Z" fill="#fff4dd" />
      <circle cx="48" cy="8" r="6" fill="#c8452a" />
      <path d="m40 22 3 3m8-6 2 4m-10 8 4-1m10 1 2-3" stroke="#ee6a4d" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  book: (
    <>
      <path d="M22 14h46a8 8 0 0 1 8 8v60H30a8 8 0 0 1-8-8Z" fill="#0a4f45" />
      <path d="M28 72h48v10H30a5 5 0 0 1-2-10Z" fill="#fffaf0" />
      <path d="M22 14h8v56a8 8 0 0 0-8 6Z" fill="#083d36" />
      <path d="m53 26 4 8 9 1.2-6.5 6.3 1.6 9-8.1-4.3-8.1 4.3 1.6-9L40 35.2l9-1.2Z" fill="#ffc94a" />
      <path d="M62 70v18l5-4 5 4V70Z" fill="#ee6a4d" />
    </>
  ),
  ball: (
    <>
      <circle cx="48" cy="48" r="36" fill="#fffaf0" />
      <path d="m48 32 15 11-6 17H39l-6-17Z" fill={INK} />
      <path d="M48 13v19m35 9-20 2m7 32L57 60M26 75l13-15M13 41l20 2" stroke={INK} strokeWidth="3.5" />
      <path
        d="M36 14c4 4 8 5 12 5s8-1 12-5c-7-3-17-3-24 0Zm45 20c-1 4 0 9 4 14 0-6-1-10-4-14ZM63 80c5-1 10-3 14-8-5 0-10 3-14 8Zm-30 0c-5-1-10-3-14-8 5 0 10 3 14 8ZM15 34c1 4 0 9-4 14 0-6 1-10 4-14Z"
        fill={INK}
      />
    </>
  ),
  pencil: (
    <g transform="rotate(40 48 48)">
      <path d="M37 24h22v46H37Z" fill="#ffc94a" />
      <path d="M44 24h8v46h-8Z" fill="#f3ad1c" />
      <path d="M37 70h22L48 92Z" fill="#f5d8ae" />
      <path d="m44.5 84 3.5 8 3.5-8Z" fill={INK} />
      <rect x="37" y="16" width="22" height="9" fill="#c9d2de" />
      <path d="M37 16V9q0-5 5-5h12q5 0 5 5v7Z" fill="#ff9fb2" />
    </g>
  ),
  gift: (
    <>
      <rect x="18" y="44" width="60" height="40" rx="5" fill="#fffaf0" />
      <rect x="13" y="32" width="70" height="16" rx="5" fill="#fff" />
      <path d="M41 32h14v52H41Z" fill="#ee6a4d" />
      <path d="M48 32C34 32 24 24 30 15c6-7 16 5 18 17Zm0 0c14 0 24-8 18-17-6-7-16 5-18 17Z" fill="#c8452a" />
      <circle cx="48" cy="31" r="6" fill="#ffc94a" />
    </>
  ),
};
