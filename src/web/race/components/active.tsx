import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { percentOf } from '#domain/race/result';
import { MARKER_PERCENT } from '#domain/race/rules';
import { questionText } from '#strings/questions/text';
import { difficultyNames } from '#strings/questions/words';
import { racePage, starting, active as texts, track } from '#strings/race/pupil';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { Icon } from '#web/ui/icon.tsx';
import { markOf, OptionButtons } from '#web/ui/option-buttons.tsx';
import { Said } from '#web/ui/said.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import { Bone } from '#web/ui/states.tsx';
import type { RacePlayer, RaceQuestion } from '#wire/race/events';
import { leadOf, opponentNews, type StripNews, spokenNews, stripOf } from '../race-news.ts';
import {
  isCovered,
  ownFirst,
  phaseOf,
  positionIn,
  type RaceState,
  type Running,
  shownPositions,
} from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';
import { StartOverlay } from './start-overlay.tsx';
import { type Lane, Track } from './track.tsx';

const MARKERS = Array.from({ length: 100 / MARKER_PERCENT - 1 }, (_, marker) => (marker + 1) * MARKER_PERCENT);

type Who = 'you' | 'other';

const FILL = { you: 'bg-coral', other: 'bg-emerald' } as const;

/** For the eye: the climbers on the track say the same in words. */
const Bar = ({ who, percent }: { who: Who; percent: number }) => (
  <span aria-hidden="true" className="relative block h-3 min-w-0 grow overflow-hidden rounded-full bg-coral-line">
    <span
      className={`block h-full transition-[inline-size] duration-700 ease-out ${FILL[who]}`}
      style={{ inlineSize: `${percent}%` }}
    />
    {MARKERS.map((marker) => (
      <span key={marker} className="absolute inset-y-0 w-0.5 bg-card" style={{ insetInlineStart: `${marker}%` }} />
    ))}
  </span>
);

/** How long the opponent still has to come back. */
const AwayFor = ({ dueAt }: { dueAt: number }) => {
  const left = Math.max(0, Math.ceil((dueAt - useSteadyNow(250)) / 1000));
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-ink px-2 text-sm whitespace-nowrap text-paper">
      <Icon name="hourglass" className="size-4 sm:hidden" />
      <span aria-hidden="true" className="sm:hidden">
        {texts.awayCount(left)}
      </span>
      <span className="max-sm:sr-only">{texts.opponentAwayLeft(left)}</span>
    </span>
  );
};

const Row = ({ race, player }: { race: Running; player: RacePlayer }) => {
  const who: Who = player.id === race.you ? 'you' : 'other';
  const percent = percentOf(positionIn(shownPositions(race), player.id));
  const dueAt = who === 'other' ? race.opponentDueAt : null;
  return (
    <li className="grid min-w-0 gap-1.5 rounded-2xl bg-card px-3 py-2 shadow-card">
      <span className="flex min-w-0 items-center gap-1.5 leading-tight font-extrabold">
        <span className={`size-4 shrink-0 rounded-full border-2 border-ink ${FILL[who]}`} />
        <span className="line-clamp-2 min-w-0 break-words">{player.name}</span>
        {who === 'you' && <span className="text-sm text-muted max-sm:sr-only">({track.you})</span>}
        {leadOf(race) === who && <Icon name="star" className="size-4 shrink-0 text-coral" />}
      </span>
      <span className="flex items-center gap-2 leading-tight font-black tabular-nums">
        <Bar who={who} percent={percent} />
        <span data-score-of={who}>{dueAt === null ? texts.percent(percent) : <AwayFor dueAt={dueAt} />}</span>
      </span>
    </li>
  );
};

const Scoreboard = ({ race }: { race: Running }) => (
  <ul aria-label={texts.scoreboard} className="grid grid-cols-2 gap-2 max-[16rem]:grid-cols-1">
    {ownFirst(race).map((player) => (
      <Row key={player.id} race={race} player={player} />
    ))}
  </ul>
);

const LOOKS: Readonly<Record<StripNews['kind'], string>> = {
  info: 'bg-card text-coral-ink shadow-card',
  right: 'bg-correct text-on-correct shadow-card',
  wrong: 'bg-danger text-card shadow-card',
  away: 'bg-ink text-paper shadow-card',
  lead: 'text-coral-ink',
};

const SLOW_MS = 2000;

const Slow = ({ since }: { since: number }) => (useSteadyNow(500) - since > SLOW_MS ? texts.slow : texts.checking);

/** Always there and of one height, so that nothing jumps under a finger. */
const Strip = ({ state, alone }: Pick<ActiveProps, 'state' | 'alone'>) => {
  const { kind, text: said } = stripOf(state);
  const text = kind === 'lead' ? (alone ?? said) : said;
  const icon = { info: 'hourglass', right: 'check', wrong: 'close', away: 'warning', lead: null } as const;
  const answer = state.race?.answer;
  return (
    <p data-strip={kind} className="grid min-h-9 place-items-center leading-tight font-black">
      {text && (
        <span
          key={text}
          className={`flex animate-[pop_250ms_ease-out_both] items-center gap-2 rounded-full px-4 py-1 ${LOOKS[kind]}`}
        >
          {icon[kind] && <Icon name={icon[kind]} className="size-5 shrink-0" />}
          {kind === 'info' && answer ? <Slow since={answer.at} /> : text}
        </span>
      )}
    </p>
  );
};

/** A long question leaves a phone's room to its options. */
const LONG_TEXT = 55;

const Question = ({ question, isCovered }: { question: RaceQuestion; isCovered: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what moves the focus
  useEffect(() => {
    if (!isCovered) heading.current?.focus({ preventScroll: true });
  }, [question.number, isCovered]);
  return (
    <div
      key={question.number}
      className="grid min-h-24 animate-[arrive_300ms_ease-out] content-center justify-items-center gap-1 rounded-card bg-card px-4 py-3 text-center shadow-card lg:min-h-32"
    >
      <p className="text-sm font-extrabold text-coral-ink">{texts.question(question.number)}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        className={`leading-normal font-black outline-none sm:text-3xl ${question.text.length > LONG_TEXT ? 'text-lg' : 'text-xl'}`}
      >
        <Said text={questionText(question.text)} />
      </h2>
    </div>
  );
};

const Waiting = () => (
  <div role="status" className="grid gap-2.5">
    <p className="grid min-h-24 place-content-center rounded-card bg-card text-xl font-black shadow-card">
      {texts.nextQuestion}
    </p>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Bone key={key} className="h-14 rounded-button!" />
    ))}
  </div>
);

interface ActiveProps {
  state: RaceState;
  race: Running;
  onChoose: (place: number) => void;
  /** Said instead of who leads, where nobody else climbs yet. */
  alone?: string | undefined;
}

const QuestionPart = ({ race, onChoose }: Pick<ActiveProps, 'race' | 'onChoose'>) => {
  const { question, answer } = race;
  useAnswerKeys({ onDigit: (digit) => onChoose(digit - 1) });
  if (!question) return <Waiting />;
  const right = answer?.isShown ? (answer.verdict?.correctAnswer ?? null) : null;
  const options = question.options.map((text, place) => ({
    id: place,
    text: questionText(text),
    mark: markOf(place, answer?.place ?? null, right),
  }));
  return (
    <div className="grid gap-2 pb-2 lg:gap-3 lg:pb-4">
      <Question question={question} isCovered={isCovered(race)} />
      {/* Anew for each question: its colours would fade out over the next one's options. */}
      <OptionButtons key={question.number} isCompact options={options} onChoose={onChoose} />
    </div>
  );
};

const Head = ({ race }: { race: Running }) => (
  <header className="flex items-center gap-3 max-[16rem]:flex-wrap">
    <Link
      to="/educational-games"
      aria-label={racePage.leave}
      title={racePage.leave}
      className="inline-grid size-11 shrink-0 place-items-center rounded-2xl bg-card shadow-card"
    >
      <Icon name="close" className="size-5" />
    </Link>
    <h1 className="leading-tight font-black text-coral-ink">{racePage.title}</h1>
    <span className="rounded-full bg-card px-3 py-0.5 text-sm font-extrabold">{difficultyNames[race.difficulty]}</span>
    <SoundSwitch className="ms-auto bg-card shadow-card" />
  </header>
);

const lanesOf = (race: Running): readonly Lane[] => {
  const positions = shownPositions(race);
  return ownFirst(race).map(({ id, name }) => {
    const isYou = id === race.you;
    const connected = isYou || race.opponentDueAt === null;
    return { name, position: positionIn(positions, id), isYou, connected };
  });
};

/** On a phone the track gives up its room, as far as it can still be seen, to a long question with long options. */
const ROWS = 'max-lg:grid-rows-[auto_auto_minmax(5rem,clamp(7.5rem,20dvh,12rem))]';

const Active = ({ state, race, onChoose, alone }: ActiveProps) => (
  <div
    data-immersed
    className={`grid h-dvh content-start gap-2 pt-2 lg:mx-[calc(50%-min(50vw-2rem,42rem))] lg:gap-3 lg:pt-4 ${ROWS}`}
  >
    <div aria-hidden="true" className="fixed inset-0 -z-10 bg-coral-soft" />
    <Head race={race} />
    <Scoreboard race={race} />
    <Track lanes={lanesOf(race)} className="lg:h-[clamp(14rem,37dvh,24rem)]" />
    <Strip state={state} alone={alone} />
    <QuestionPart race={race} onChoose={onChoose} />
  </div>
);

/** What a screen reader is told as it happens; during the start what the overlay says, where that is of its own. */
export const Spoken = ({ state, overlay }: { state: RaceState; overlay?: string }) => (
  <>
    <p aria-live="polite" className="sr-only">
      {overlay && phaseOf(state) === 'starting' ? overlay : spokenNews(state)}
    </p>
    {/* Of its own, since the opponent's steps often fall together with the own verdict. */}
    <p aria-live="polite" className="sr-only">
      {opponentNews(state)}
    </p>
  </>
);

/** The race, below the overlay of its start for as long as that stands. */
export const OnTrack = ({ overlay, ...props }: ActiveProps & { overlay?: string }) => {
  const { race } = props;
  return (
    <>
      {isCovered(race) && <StartOverlay race={race} title={overlay ?? starting.found(race.players.length)} />}
      <div inert={isCovered(race)}>
        <Active {...props} />
      </div>
    </>
  );
};
