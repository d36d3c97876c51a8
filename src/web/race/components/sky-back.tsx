import { Sky } from '#web/ui/sky.tsx';

/** Where our eight-point stars stand, and half their size. */
const STARS = [
  [590, 120, 7],
  [830, 210, 5],
  [200, 160, 8],
  [1180, 110, 9],
  [1330, 260, 6],
] as const;

/** The games' evening sky with its peaks, behind whatever stands on it. */
export const SkyBack = () => (
  <Sky of="games" height={900} className="absolute inset-0 -z-10 size-full">
    <path
      d="M0 860 200 560 340 720 560 380 740 690 900 540 1060 700 1220 480 1440 800V900H0Z"
      fill="#fff"
      opacity=".06"
    />
    {STARS.map(([x, y, size]) => (
      <g key={x} fill="#ffc94a" opacity=".35" transform={`translate(${x} ${y})`}>
        <rect x={-size} y={-size} width={size * 2} height={size * 2} />
        <rect x={-size} y={-size} width={size * 2} height={size * 2} transform="rotate(45)" />
      </g>
    ))}
    <path d="M0 900V830L240 740l210 90 260-130 220 120 230-90 280 130V900Z" fill="#fff" opacity=".05" />
  </Sky>
);
