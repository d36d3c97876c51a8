import { Link } from '@tanstack/react-router';
import { somethingWaits } from '#domain/games/race-news';
import { hub as texts } from '#strings/games/pupil';
import { kindName, hub as practiceTexts } from '#strings/practice/pupil';
import { raceHistory } from '#strings/race/history';
import { ContestCountdown } from '#web/practice/components/contest-countdown.tsx';
import { lastChoices, wishOf } from '#web/practice/last-choices.ts';
import { usePractice } from '#web/practice/queries.ts';
import { Climber, COATS } from '#web/race/components/climber.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { GamesPage } from '#web/ui/games-page.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Games } from '#wire/games';
import type { Practice } from '#wire/practice';

/** Comes with the race, which it leads to. */
const Waiting = late(async () => (await import('#web/race/components/waiting.tsx')).Waiting);

const CARD = 'relative isolate grid content-between gap-6 overflow-hidden rounded-card p-6 shadow-card sm:min-h-64';
const STREET = 'grid gap-4 lg:grid-cols-[3fr_2fr]';
const SMALL = 'grid gap-3 sm:grid-cols-2';

const Bolt = ({ className }: { className: string }) => (
  <svg viewBox="0 0 96 120" className={`absolute -z-10 ${className}`} aria-hidden="true" focusable="false">
    <path d="M58 0 8 68h30L28 120 90 46H54Z" fill="currentColor" />
  </svg>
);

interface WordsProps {
  flag: string;
  title: string;
  body: string;
  isClosed?: boolean;
}

const Words = ({ flag, title, body, isClosed = false }: WordsProps) => (
  <span className="grid gap-1">
    <span
      className={`w-fit rounded-full px-4 py-0.5 font-extrabold ${isClosed ? 'bg-danger-soft text-danger' : 'bg-white text-[#9a3417]'}`}
    >
      {flag}
    </span>
    <span className="text-3xl leading-tight font-black">{title}</span>
    <span className={isClosed ? 'text-muted' : ''}>{body}</span>
  </span>
);

const Start = ({ children }: { children: string }) => (
  <span className="inline-flex min-h-14 w-fit items-center gap-2 rounded-button bg-gold px-6 text-xl font-extrabold text-on-gold shadow-[0_4px_0_var(--gold-edge)]">
    {children}
    <Icon name="forward" className="size-5 shrink-0" />
  </span>
);

const Prize = ({ contest: { endsAt, prizeCoins } }: { contest: NonNullable<Practice['contest']> }) => (
  <>
    <ContestCountdown endsAt={endsAt} />
    {prizeCoins > 0 && (
      <span className="inline-flex items-center gap-1.5">
        <MoneyIcon type="coins" className="size-5" />
        {practiceTexts.prize(prizeCoins)}
      </span>
    )}
  </>
);

/** The button begins the last game at once; whoever wants another one chooses first. */
const PracticeOpen = ({ practice }: { practice: Practice }) => (
  <div className={`${CARD} bg-[#c8452a] text-white`}>
    <Bolt className="-end-4 -bottom-8 h-64 text-[#ffc94a] opacity-35" />
    <Words flag={texts.open} title={texts.practice} body={practiceTexts.practiceBody} />
    <span className="grid gap-3">
      <span className="grid w-fit gap-1 rounded-button bg-[#7d2410] px-4 py-3 font-extrabold">
        {practice.contest ? <Prize contest={practice.contest} /> : practiceTexts.noPrize}
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to="/educational-games/practice"
          search={{ start: true }}
          className="transition hover:brightness-105 active:translate-y-0.5"
        >
          <Start>
            {practice.session ? texts.resume : texts.playKind(kindName(wishOf(lastChoices(practice.studentId))))}
          </Start>
        </Link>
        <Link
          to="/educational-games/practice"
          className="min-h-11 content-center font-extrabold underline underline-offset-4"
        >
          {texts.choose}
        </Link>
      </span>
    </span>
  </div>
);

/** The page itself then says that practice is over, so the card leads on to what came of it. */
const PracticeClosed = () => (
  <Link to="/student/practice-results" className={`${CARD} bg-card transition hover:brightness-97`}>
    <Bolt className="-end-4 -bottom-8 h-56 text-coral opacity-15" />
    <Words isClosed flag={texts.closed} title={texts.practice} body={texts.closedBody} />
    <span className="inline-flex items-center gap-2 text-lg font-extrabold text-emerald-ink">
      {texts.results}
      <Icon name="forward" className="size-5" />
    </span>
  </Link>
);

/** Two climbers on the way up. One's own race that is not over comes before any other. */
const RaceCard = ({ race: { running, rewardAhead } }: Pick<Games, 'race'>) => (
  <Link
    to="/educational-games/quiz-race"
    className={`${CARD} bg-(--games-top) text-white transition hover:brightness-110 active:translate-y-0.5`}
  >
    <Drawing box="0 0 300 120" fit="xMidYMax slice" className="absolute inset-x-0 bottom-0 -z-10 h-40 w-full">
      <path d="M0 120V96L60 52l46 40 74-76 60 66 60-22v60Z" fill="#fff" opacity=".12" />
      <path d="m180 16-16 16 12 8 6-6 10 8 4-8Z" fill="#fff" opacity=".5" />
    </Drawing>
    <Words flag={running === null ? texts.live : texts.raceWaits} title={texts.race} body={texts.raceBody} />
    <span className="flex flex-wrap items-end justify-between gap-3">
      <span className="grid gap-2">
        {rewardAhead && running === null && (
          <span className="inline-flex w-fit items-center gap-1.5 rounded-full bg-[#7d2410] px-3 py-0.5 text-sm font-extrabold">
            <MoneyIcon type="points" className="size-4" />
            {texts.raceReward}
          </span>
        )}
        <Start>{running === null ? texts.raceStart : texts.raceBack}</Start>
      </span>
      <span className="ms-auto flex items-end">
        <Climber coat={COATS.other} className="h-10 sm:h-14" />
        <Climber coat={COATS.own} className="h-14 sm:h-18" />
      </span>
    </span>
  </Link>
);

const SMALL_CARD = 'flex items-center gap-4 rounded-card bg-card p-4 shadow-card transition hover:brightness-97';

const Inner = ({ icon, title, body }: { icon: IconName; title: string; body: string }) => (
  <>
    <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-coral-soft text-coral-ink">
      <Icon name={icon} className="size-7" />
    </span>
    <span>
      <span className="block text-lg leading-snug font-black">{title}</span>
      <span className="block leading-snug text-muted">{body}</span>
    </span>
  </>
);

const Cards = ({ practice }: { practice: Games }) => (
  <>
    {somethingWaits(practice.race) && <Waiting news={practice.race} />}
    <ul aria-label={practiceTexts.games} className={STREET}>
      <li className="grid">{practice.isOpen ? <PracticeOpen practice={practice} /> : <PracticeClosed />}</li>
      <li className="grid">
        <RaceCard race={practice.race} />
      </li>
    </ul>
    <div className={SMALL}>
      <Link to="/educational-games/arena" className={SMALL_CARD}>
        <Inner icon="trophy" title={texts.arena} body={texts.arenaBody} />
      </Link>
      <Link to="/educational-games/quiz-race/history" className={SMALL_CARD}>
        <Inner icon="history" title={raceHistory.title} body={raceHistory.hubBody} />
      </Link>
      <Link to="/educational-games/difficult-test" className={SMALL_CARD}>
        <Inner icon="target" title={texts.hardest} body={texts.hardestBody} />
      </Link>
      <a
        href={`/games/print/${practice.grade}`}
        target="_blank"
        rel="noreferrer"
        title={practiceTexts.newTab}
        className={SMALL_CARD}
      >
        <Inner icon="print" title={texts.print} body={texts.printBody} />
      </a>
    </div>
  </>
);

const skeleton = (
  <div className="grid gap-4">
    <Bones layout={STREET} look="h-72 rounded-card!" times={2} />
    <Bones layout={SMALL} look="h-20 rounded-card!" times={4} />
  </div>
);

export const GamesHub = () => (
  <GamesPage title={texts.title} intro={texts.intro} layout="grid gap-4">
    <Loaded query={usePractice()} skeleton={skeleton}>
      {(practice) => <Cards practice={practice} />}
    </Loaded>
  </GamesPage>
);
