import { Link } from '@tanstack/react-router';
import { COUNTDOWN_STEP_MS, partsLeft } from '#domain/practice/arena';
import { moneyText } from '#strings/money';
import { formatNumber, percent } from '#strings/plural';
import { arenaTexts as texts } from '#strings/practice/arena';
import { gradeNames } from '#strings/widgets';
import { useNow } from '#web/lib/now.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { Arena } from '#wire/practice';

type Contest = NonNullable<Arena['contest']>;

const Crown = () => (
  <svg viewBox="0 0 64 48" className="w-16 shrink-0" aria-hidden="true" focusable="false">
    <path
      d="M6 40 2 10l16 12L32 2l14 20 16-12-4 30Z"
      fill="#ffc94a"
      stroke="#b87a08"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M6 46h52" stroke="#b87a08" strokeWidth="4" strokeLinecap="round" />
    <circle cx="32" cy="28" r="4" fill="#7b3fa0" />
  </svg>
);

interface BestPerformersProps {
  arena: Pick<Arena, 'contest' | 'bestPerformers'>;
  onShowRace: () => void;
}

export const BestPerformers = ({ arena: { contest, bestPerformers: performers }, onShowRace }: BestPerformersProps) => (
  <section
    aria-label={performers.length > 1 ? texts.best : texts.bestOne}
    className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-gold-soft p-5 text-gold-ink"
  >
    <Crown />
    <div className="min-w-0 flex-1 basis-60">
      <h2 className="font-extrabold">{performers.length > 1 ? texts.best : texts.bestOne}</h2>
      {performers.length === 0 && <p className="text-xl leading-snug font-black">{texts.bestNone}</p>}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {performers.map(({ name, grade, score, accuracy }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same first name, grade and score
          <li key={place} className="leading-snug">
            <span className="text-2xl font-black">{name}</span>
            <span className="block">
              {gradeNames[grade]}، {moneyText('points', score)}
              {accuracy !== null && `، ${percent(accuracy)}`}
            </span>
          </li>
        ))}
      </ul>
      {contest && (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <Icon name="clock" className="size-4 shrink-0" />
          {texts.bestNote}
        </p>
      )}
    </div>
    <Button look="gold" onClick={onShowRace}>
      {texts.showRace}
    </Button>
  </section>
);

const Countdown = ({ contest }: { contest: Contest }) => {
  const left = partsLeft(contest.endsAt, useNow(COUNTDOWN_STEP_MS));
  if (contest.state === 'closed' || !left)
    return (
      <p className="text-xl font-black">
        {texts.over}
        {contest.state !== 'closed' && <span className="block text-base font-extrabold">{texts.waiting}</span>}
      </p>
    );
  return (
    <div role="timer" aria-label={texts.countdown}>
      <p className="mb-1.5">{texts.countdown}</p>
      <p className="flex flex-wrap gap-2">
        {(['days', 'hours', 'minutes'] as const).map((unit) => (
          <span
            key={unit}
            className="grid min-w-18 justify-items-center rounded-2xl bg-black/25 px-3 py-1.5 leading-tight sm:min-w-24"
          >
            <span className="text-4xl font-black tabular-nums sm:text-5xl">{formatNumber(left[unit])}</span>
            <span className="text-sm">{texts[unit](left[unit])}</span>
          </span>
        ))}
      </p>
    </div>
  );
};

/** The summit that everybody climbs to, with a flag for the first where no button stands in its way. */
const Summit = () => (
  <Drawing box="0 0 1000 240" fit="xMidYMax slice" className="absolute inset-x-0 bottom-0 -z-10 h-28 w-full lg:h-full">
    <path d="M0 240V190l120-70 90 60 150-110 130 110 110-80 150 90 120-70 130 80v40Z" fill="#ffffff" opacity=".09" />
    <path d="M0 240 190 160l130 60L500 84l170 130 120-56 210 74v8Z" fill="#2b0f42" opacity=".4" />
    <g className="max-lg:hidden">
      <path d="m500 84-45 34 24-5 20 14 22-14 26 8Z" fill="#fff" opacity=".85" />
      <path d="M500 84V40" stroke="#ffe2a3" strokeWidth="5" strokeLinecap="round" />
      <path d="M503 40h38l-10 10 10 10h-38Z" fill="#ffc94a" />
    </g>
  </Drawing>
);

const Title = ({ contest }: { contest: Contest }) => (
  <>
    <p className="text-lg font-extrabold">{contest.title}</p>
    {contest.prizeCoins > 0 && (
      <p className="mt-2 flex w-fit items-center gap-2 rounded-full bg-black/25 px-4 py-1 font-extrabold">
        <MoneyIcon type="coins" className="size-6" />
        {texts.prize(contest.prizeCoins)}
      </p>
    )}
  </>
);

interface ArenaHeadProps {
  arena: Pick<Arena, 'contest' | 'openPractice'>;
  heading: 'h1' | 'h2';
}

export const ArenaHead = ({ arena: { contest, openPractice }, heading: Heading }: ArenaHeadProps) => (
  <header className="relative isolate grid gap-4 overflow-hidden rounded-card bg-[linear-gradient(120deg,#4a1f6b,#7b3fa0_45%,#c8452a)] p-5 text-white shadow-card sm:p-7 lg:grid-cols-[1fr_auto] lg:items-end">
    <Summit />
    <div>
      <Heading className="text-3xl leading-snug font-black sm:text-4xl">{texts.title}</Heading>
      {contest ? <Title contest={contest} /> : <p className="text-lg font-extrabold">{texts.openPractice}</p>}
    </div>
    {contest ? (
      <Countdown contest={contest} />
    ) : (
      <p className="text-xl font-black">{openPractice === 'open' ? texts.openBody : texts.openOver}</p>
    )}
    <nav aria-label={texts.title} className="flex flex-wrap gap-2 lg:col-span-2">
      {(contest?.state === 'open' || openPractice === 'open') && (
        <Link
          to="/educational-games/practice"
          className="inline-flex min-h-11 items-center rounded-2xl bg-[#ffc94a] px-5 font-black text-[#3b2800] shadow-[0_4px_0_#bd7f0a] active:translate-y-[3px] active:shadow-none"
        >
          {texts.play}
        </Link>
      )}
      <Link to="/student/competitions" className={LINK}>
        {texts.competitions}
      </Link>
      <Link to="/student/practice-results" className={LINK}>
        {texts.results}
      </Link>
    </nav>
  </header>
);

const LINK = 'inline-flex min-h-11 items-center rounded-2xl bg-black/25 px-4 font-extrabold hover:bg-black/40';
