import { formatNumber } from '#strings/plural';
import { Drawing } from '#web/ui/drawing.tsx';

/** Below the medals the place stands in our star. */
export const PlaceStar = ({ place, ...look }: { place: number; star: string; ink: string; className: string }) => (
  <Drawing box="0 0 64 64" className={look.className}>
    <g fill={look.star}>
      <rect x="12" y="12" width="40" height="40" rx="5" />
      <rect x="12" y="12" width="40" height="40" rx="5" transform="rotate(45 32 32)" />
    </g>
    <text x="32" y="40" textAnchor="middle" fontSize="22" fontWeight="900" fill={look.ink}>
      {formatNumber(place)}
    </text>
  </Drawing>
);
