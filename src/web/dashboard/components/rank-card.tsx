import { type Medal, medalFor } from '#domain/dashboard/levels';
import { medalNames, rank as texts } from '#strings/dashboard/pupil';
import { formatNumber } from '#strings/plural';
import type { Dashboard } from '#wire/dashboard';

const METALS: Readonly<Record<Medal, { rim: string; face: string; ink: string }>> = {
  gold: { rim: '#e9a91b', face: '#fff0c2', ink: '#7a5200' },
  silver: { rim: '#b9c3cf', face: '#f3f6fa', ink: '#45525f' },
  bronze: { rim: '#c9854f', face: '#fbe6d5', ink: '#6e3b12' },
};

const MedalPicture = ({ medal, place }: { medal: Medal; place: number }) => {
  const { rim, face, ink } = METALS[medal];
  return (
    <svg viewBox="0 0 64 84" role="img" aria-label={medalNames[medal]} className="h-22 shrink-0">
      <path d="M14 0h16l6 34H24Z" fill="#7b3fa0" />
      <path d="M50 0H34l-6 34h12Z" fill="#9c5cc4" />
      <circle cx="32" cy="56" r="26" fill={rim} />
      <circle cx="32" cy="56" r="19" fill={face} />
      <text x="32" y="65" textAnchor="middle" fontSize="26" fontWeight="900" fill={ink}>
        {formatNumber(place)}
      </text>
    </svg>
  );
};

/** Below the medals the place stands in our star. */
const PlaceStar = ({ place }: { place: number }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className="size-20 shrink-0">
    <g fill="var(--emerald-soft)">
      <rect x="12" y="12" width="40" height="40" rx="5" />
      <rect x="12" y="12" width="40" height="40" rx="5" transform="rotate(45 32 32)" />
    </g>
    <text x="32" y="40" textAnchor="middle" fontSize="22" fontWeight="900" fill="var(--emerald-ink)">
      {formatNumber(place)}
    </text>
  </svg>
);

export const Rank = ({ rank: { place, of } }: { rank: Dashboard['rank'] }) => {
  const medal = medalFor(place);
  return (
    <div className="flex items-center gap-4">
      {medal ? <MedalPicture medal={medal} place={place} /> : <PlaceStar place={place} />}
      <div>
        <h2 className="text-2xl leading-tight font-black">{texts.place(place)}</h2>
        <p className="text-muted">{texts.among(of)}</p>
        {place === 0 && <p className="text-sm text-muted">{texts.none}</p>}
      </div>
    </div>
  );
};
