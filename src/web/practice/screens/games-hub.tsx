import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hub as texts } from '#strings/practice';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Bone, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Practice } from '#wire/practice';
import { ContestCountdown } from '../components/contest-countdown.tsx';
import { GamesHead } from '../components/games-head.tsx';
import { usePractice } from '../queries.ts';

const CARD = 'relative isolate grid content-between gap-6 overflow-hidden rounded-card p-6 shadow-card sm:min-h-64';
const STREET = 'grid gap-4 lg:grid-cols-[3fr_2fr]';
const SMALL = 'grid gap-3 sm:grid-cols-3';

const Bolt = ({ className }: { className: string }) => (
  <svg viewBox="0 0 96 120" className={`absolute -z-10 ${className}`} aria-hidden="true" focusable="false">
    <path d="M58 0 8 68h30L28 120 90 46H54Z" fill="currentColor" />
  </svg>
);

const Flag = ({ children, look }: { children: ReactNode; look: string }) => (
  <span className={`w-fit rounded-full px-4 py-0.5 font-extrabold ${look}`}>{children}</span>
);

const PracticeOpen = ({ practice, contest }: { practice: Practice; contest: NonNullable<Practice['contest']> }) => (
  <Link
    to="/educational-games/practice"
    className={`${CARD} bg-[#c8452a] text-white transition hover:brightness-105 active:translate-y-0.5`}
  >
    <Bolt className="-end-4 -bottom-8 h-64 text-[#ffc94a] opacity-35" />
    <span className="grid gap-1">
      <Flag look="bg-white text-[#9a3417]">{texts.open}</Flag>
      <span className="text-3xl leading-tight font-black">{texts.practice}</span>
      <span>{texts.practiceBody}</span>
    </span>
    <span className="grid gap-3">
      <span className="grid w-fit gap-1 rounded-button bg-[#7d2410] px-4 py-3 font-extrabold">
        <ContestCountdown endsAt={contest.endsAt} />
        <span className="inline-flex items-center gap-1.5">
          <MoneyIcon type="coins" className="size-5" />
          {texts.prize(contest.prizeCoins)}
        </span>
      </span>
      <span className="inline-flex min-h-14 w-fit items-center gap-2 rounded-button bg-gold px-6 text-xl font-extrabold text-on-gold shadow-[0_4px_0_var(--gold-edge)]">
        {practice.session ? texts.resume : texts.play}
        <Icon name="forward" className="size-5" />
      </span>
    </span>
  </Link>
);

/** The page itself then says that practice is over, so the card leads on to what came of it. */
const PracticeClosed = () => (
  <a href="/student/practice-results" className={`${CARD} bg-card transition hover:brightness-97`}>
    <Bolt className="-end-4 -bottom-8 h-56 text-coral opacity-15" />
    <span className="grid gap-1">
      <Flag look="bg-danger-soft text-danger">{texts.closed}</Flag>
      <span className="text-3xl leading-tight font-black">{texts.practice}</span>
      <span className="text-muted">{texts.closedBody}</span>
    </span>
    <span className="inline-flex items-center gap-2 text-lg font-extrabold text-emerald-ink">
      {texts.results}
      <Icon name="forward" className="size-5" />
    </span>
  </a>
);

/** Two runners on the way up; the game itself is still being made. */
const RaceSoon = () => (
  <div className={`${CARD} bg-card`}>
    <svg
      viewBox="0 0 240 120"
      className="absolute inset-x-0 bottom-0 -z-10 w-full text-coral opacity-25"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M0 116C70 108 96 78 140 60S200 30 240 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeDasharray="2 13"
        strokeLinecap="round"
      />
      <circle cx="96" cy="84" r="11" fill="currentColor" />
      <circle cx="160" cy="50" r="11" fill="var(--sky)" />
      <path d="M226 6v-6l-1 26" stroke="currentColor" strokeWidth="3" />
    </svg>
    <span className="grid gap-1">
      <Flag look="bg-paper text-ink">{texts.soon}</Flag>
      <span className="text-2xl leading-tight font-black">{texts.race}</span>
      <span className="text-muted">{texts.raceBody}</span>
    </span>
  </div>
);

const SmallLink = ({
  href,
  icon,
  title,
  body,
  newTab,
}: {
  href: string;
  icon: IconName;
  title: string;
  body: string;
  newTab?: boolean;
}) => (
  <a
    href={href}
    {...(newTab && { target: '_blank', rel: 'noreferrer', title: texts.newTab })}
    className="flex items-center gap-4 rounded-card bg-card p-4 shadow-card transition hover:brightness-97"
  >
    <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-coral-soft text-coral-ink">
      <Icon name={icon} className="size-7" />
    </span>
    <span>
      <span className="block text-lg leading-snug font-black">{title}</span>
      <span className="block leading-snug text-muted">{body}</span>
    </span>
  </a>
);

const Cards = ({ practice }: { practice: Practice }) => (
  <>
    <ul aria-label={texts.games} className={STREET}>
      <li className="grid">
        {practice.contest ? <PracticeOpen practice={practice} contest={practice.contest} /> : <PracticeClosed />}
      </li>
      <li className="grid">
        <RaceSoon />
      </li>
    </ul>
    <div className={SMALL}>
      <SmallLink href="/educational-games/arena" icon="trophy" title={texts.arena} body={texts.arenaBody} />
      <SmallLink
        href="/educational-games/difficult-test"
        icon="target"
        title={texts.hardest}
        body={texts.hardestBody}
      />
      <SmallLink
        href={`/games/print/${practice.grade}`}
        icon="print"
        title={texts.print}
        body={texts.printBody}
        newTab
      />
    </div>
  </>
);

const Skeleton = () => (
  <Loading>
    <div className="grid gap-4">
      <div className={STREET}>
        <Bone className="h-72 rounded-card!" />
        <Bone className="h-72 rounded-card!" />
      </div>
      <div className={SMALL}>
        {['a', 'b', 'c'].map((key) => (
          <Bone key={key} className="h-20 rounded-card!" />
        ))}
      </div>
    </div>
  </Loading>
);

const Inside = () => {
  const { data, error, refetch } = usePractice();
  if (data) return <Cards practice={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton />;
};

export const GamesHub = () => (
  <div className="pb-6">
    <GamesHead title={texts.title} intro={texts.intro} />
    <div className="relative -mt-8 grid gap-4">
      <Inside />
    </div>
  </div>
);
