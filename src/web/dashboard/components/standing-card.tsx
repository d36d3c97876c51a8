import { Link } from '@tanstack/react-router';
import { type Medal, medalFor } from '#domain/dashboard/levels';
import { attendance as conductTexts, medalNames, rank as texts } from '#strings/dashboard/pupil';
import { formatChildDay } from '#strings/dates';
import { formatNumber, percent } from '#strings/plural';
import { Shares } from '#web/penalties/components/conduct-bar.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Dashboard } from '#wire/dashboard';
import { Behind } from './behind.tsx';
import { PlaceStar } from './place-star.tsx';

const METALS: Readonly<Record<Medal, { rim: string; face: string; ink: string }>> = {
  gold: { rim: '#e9a91b', face: '#fff0c2', ink: '#7a5200' },
  silver: { rim: '#b9c3cf', face: '#f3f6fa', ink: '#45525f' },
  bronze: { rim: '#c9854f', face: '#fbe6d5', ink: '#6e3b12' },
};

const MedalPicture = ({ medal, place }: { medal: Medal; place: number }) => {
  const { rim, face, ink } = METALS[medal];
  return (
    <svg viewBox="0 0 64 84" role="img" aria-label={medalNames[medal]} className="h-13 shrink-0 lg:h-22">
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

const Rank = ({ rank: { place, of } }: { rank: Dashboard['rank'] }) => {
  const medal = medalFor(place);
  return (
    <div className="flex items-center gap-3 lg:gap-4">
      {medal ? (
        <MedalPicture medal={medal} place={place} />
      ) : (
        <PlaceStar
          place={place}
          star="var(--emerald-soft)"
          ink="var(--emerald-ink)"
          className="size-13 shrink-0 lg:size-20"
        />
      )}
      <div>
        <h2 className="text-xl leading-tight font-black lg:text-2xl">{texts.place(place)}</h2>
        <p className="text-muted">{texts.among(of)}</p>
        {place === 0 && <p className="text-sm text-muted">{texts.none}</p>}
      </div>
    </div>
  );
};

const Clean = () => (
  <p className="flex flex-1 items-center gap-3 rounded-button bg-emerald-soft p-2 leading-snug text-emerald-ink lg:p-4 lg:leading-normal">
    <Icon name="shield" className="size-7 shrink-0 lg:size-9" />
    <span>
      <span className="font-black lg:block lg:text-lg">{conductTexts.clean}</span>
      <span className="max-lg:hidden">{conductTexts.cleanBody}</span>
    </span>
  </p>
);

const LOOKS = { bar: 'h-4', part: 'rounded-2xl', percent: 'font-extrabold' };

/** Private, and calm: a number and what it means, no more. */
const AttendancePanel = ({ conduct }: { conduct: Dashboard['attendance'] }) => {
  const { penalty, percentage } = conduct;
  const more = (
    <Link
      to="/student/conduct"
      className="grid min-h-11 content-center rounded-2xl px-2 text-base font-extrabold text-emerald-ink hover:underline"
    >
      {conductTexts.more}
    </Link>
  );
  return (
    <div>
      {penalty && (
        <p className="flex items-start gap-2 rounded-button bg-gold-soft px-3 py-2 leading-snug text-gold-ink max-lg:text-[0.9rem] lg:mb-3 lg:gap-3 lg:p-4">
          <Icon name="clock" className="mt-0.5 size-6 shrink-0" />
          <span>
            <span className="block font-black">{conductTexts.penalty(penalty.priceIncrease)}</span>
            {conductTexts.penaltyEnds(formatChildDay(penalty.expiresAt))}
            <Link to="/student/store" className="block w-fit py-1 font-black underline lg:mt-1 lg:py-0">
              {conductTexts.penaltyPrices}
            </Link>
          </span>
        </p>
      )}
      <h2 className={`text-xl font-black ${percentage > 0 ? 'max-sm:sr-only' : 'max-lg:sr-only'}`}>
        {conductTexts.title}
      </h2>
      {percentage > 0 ? (
        <Behind title={conductTexts.title} note={percent(percentage)}>
          <div className="grid gap-3 pt-2">
            <Shares conduct={conduct} bar={conductTexts.bar(percentage)} times={conductTexts.times} looks={LOOKS} />
            <p className="-mt-1 flex flex-wrap items-center justify-between text-sm text-muted">
              {conductTexts.private}
              {more}
            </p>
          </div>
        </Behind>
      ) : (
        <div className="flex items-center justify-between gap-2 lg:mt-2">
          {!penalty && <Clean />}
          {more}
        </div>
      )}
    </div>
  );
};

/** Where this card is shorter than its neighbour, the land goes on. */
const FootHills = () => (
  <Drawing box="0 0 400 120" fit="xMidYMax slice" className="-mx-5 -mb-5 hidden min-h-0 flex-1 basis-0 lg:block">
    <path d="M0 96 90 34 150 80 250 14 330 74 400 40V120H0Z" fill="var(--emerald-soft)" opacity="0.55" />
    <path d="M0 112 120 70 210 106 310 62 400 104V120H0Z" fill="var(--emerald-soft)" />
    <path d="M250 14V-2" stroke="var(--gold-edge)" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M250-2l-14 5 14 5Z" fill="var(--gold)" />
  </Drawing>
);

/** Where the pupil stands in the grade and with the teacher. */
export const StandingCard = ({ dashboard: { rank, attendance } }: { dashboard: Dashboard }) => (
  <section className="flex flex-col gap-2 overflow-hidden rounded-card bg-card px-4 py-3 shadow-card lg:gap-4 lg:p-5">
    <Rank rank={rank} />
    <div className="border-t border-line pt-2 lg:pt-3">
      <AttendancePanel conduct={attendance} />
    </div>
    <FootHills />
  </section>
);
