import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { questionText } from '#strings/questions/text';
import { difficultyNames } from '#strings/questions/words';
import { racePage, active as texts } from '#strings/race/pupil';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { Icon } from '#web/ui/icon.tsx';
import { markOf, OptionButtons } from '#web/ui/option-buttons.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import { Bone } from '#web/ui/states.tsx';
import type { RaceQuestion } from '#wire/race/events';
import { type StripNews, stripOf } from '../race-news.ts';
import { isCovered, ownFirst, positionIn, type RaceState, type Running, shownPositions } from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';
import { Scoreboard } from './scoreboard.tsx';
import { type Lane, Track } from './track.tsx';

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
        {questionText(question.text)}
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

export const Active = ({ state, race, onChoose, alone }: ActiveProps) => (
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
