import { useEffect, useState } from 'react';
import { clockText } from '#strings/clock';
import { replay as texts } from '#strings/race/history';
import { prefersStill } from '#web/lib/motion.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { RaceReplay } from '#wire/race/history';
import { lastBefore, lengthOf, type Moment, momentsOf, positionsAt, stepBack, stepForward } from '../replay.ts';
import { Track } from './track.tsx';

const SPEEDS = [1, 2, 4] as const;

/** As often as the clock beside it shows something new to the eye. */
const TICK_MS = 100;

/** The clock of a replay: runs, rests, and goes wherever it is set. */
const useReplay = (length: number) => {
  const [now, setNow] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const isOver = now >= length;

  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - before;
      before += passed;
      setNow((ms) => Math.min(length, ms + passed * speed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, speed, length]);

  return {
    now,
    speed,
    setSpeed,
    isOver,
    isPlaying: isRunning && !isOver,
    /** From the start again once it is over. */
    play: () => {
      if (isOver) setNow(0);
      setRunning(true);
    },
    pause: () => setRunning(false),
    /** To a moment, and rests there. */
    seek: (ms: number) => {
      setRunning(false);
      setNow(ms);
    },
  };
};

/** A race that is played again, and where it stands. */
export const useStage = (race: RaceReplay) => {
  const moments = momentsOf(race);
  const length = lengthOf(race);
  const clock = useReplay(length);
  return { race, moments, length, clock, last: lastBefore(moments, clock.now) };
};

type Stage = ReturnType<typeof useStage>;

const PlayButton = ({ clock }: Pick<Stage, 'clock'>) => {
  if (clock.isPlaying)
    return (
      <Button look="gold" icon="pause" className="min-w-28 sm:min-w-36" onClick={clock.pause}>
        {texts.pause}
      </Button>
    );
  return (
    <Button look="gold" icon={clock.isOver ? 'refresh' : 'play'} className="min-w-28 sm:min-w-36" onClick={clock.play}>
      {clock.isOver ? texts.again : texts.play}
    </Button>
  );
};

const Speeds = ({ clock }: Pick<Stage, 'clock'>) => (
  <fieldset className="flex gap-1 rounded-2xl bg-paper p-1">
    <legend className="sr-only">{texts.speed}</legend>
    {SPEEDS.map((speed) => (
      <button
        key={speed}
        type="button"
        aria-pressed={clock.speed === speed}
        onClick={() => clock.setSpeed(speed)}
        className="min-h-8 min-w-9 rounded-xl px-1 sm:min-h-9 sm:min-w-11 sm:px-2 font-extrabold text-muted aria-pressed:bg-coral aria-pressed:text-on-coral"
      >
        {texts.speedName(speed)}
      </button>
    ))}
  </fieldset>
);

/** Each player's answers along the time: full where right, a ring where wrong. */
const Marks = ({ race, length }: Pick<Stage, 'race' | 'length'>) => (
  <div className="mx-2 grid gap-1.5" aria-hidden="true">
    {[...race.players.entries()].map(([side, { answers }]) => (
      <div key={side} className="relative h-3 rounded-full bg-paper">
        {answers.map(({ number, at, isCorrect }) => (
          <span
            key={number}
            className={`absolute top-0.5 size-2 translate-x-1/2 rounded-full border-2 ${side === 0 ? 'border-coral' : 'border-emerald'} ${
              isCorrect ? (side === 0 ? 'bg-coral' : 'bg-emerald') : 'bg-card'
            }`}
            style={{ insetInlineStart: `${(at / length) * 100}%` }}
          />
        ))}
      </div>
    ))}
  </div>
);

const seconds = (ms: number): string => clockText(Math.floor(ms / 1000));

const ReplayControls = ({ race, moments, length, clock }: Stage) => (
  <section aria-label={texts.controls} className="grid gap-2 rounded-card bg-card p-3 shadow-card lg:gap-3 lg:p-4">
    <Marks race={race} length={length} />
    <div className="flex items-center gap-3">
      <input
        type="range"
        aria-label={texts.time}
        aria-valuetext={texts.timeOf(seconds(clock.now), seconds(length))}
        min={0}
        max={length}
        step="any"
        value={clock.now}
        onChange={(event) => clock.seek(Number(event.target.value))}
        className="h-6 min-w-0 flex-1 accent-coral"
      />
      {!prefersStill() && <Speeds clock={clock} />}
    </div>
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
      <IconButton
        icon="forward"
        label={texts.previous}
        disabled={clock.now === 0}
        onClick={() => clock.seek(stepBack(moments, clock.now))}
        className="bg-coral-soft text-coral-ink [&>svg]:-scale-x-100"
      />
      {/* Who wants stillness goes from answer to answer. */}
      {!prefersStill() && <PlayButton clock={clock} />}
      <IconButton
        icon="forward"
        label={texts.next}
        disabled={clock.isOver}
        onClick={() => clock.seek(stepForward(moments, length, clock.now))}
        className="bg-coral-soft text-coral-ink"
      />
      <span className="ms-auto text-sm font-extrabold text-muted tabular-nums" aria-hidden="true">
        {texts.timeOf(seconds(clock.now), seconds(length))}
      </span>
    </div>
  </section>
);

const endText = ({ players, ending }: RaceReplay): string => {
  const winner = players.find(({ hasWon }) => hasWon);
  if (!winner) return texts.drawn;
  const { name, isYou } = winner;
  if (ending === 'finished') return texts.arrived(name, isYou);
  return players.some((player) => player.isYou) ? texts.forfeited(name, isYou) : texts.wonForfeit(name);
};

const momentText = ({ players }: RaceReplay, moment: Moment | undefined): string => {
  const player = players[moment?.by ?? 0];
  if (!moment || !player) return texts.started;
  return texts.answered(player.name, player.isYou, moment.number, moment.isCorrect);
};

/** The track, what just happened, and the buttons: together in view, also while the answers below are read. */
export const ReplayStage = ({ stage }: { stage: Stage }) => {
  const { race, clock, last } = stage;
  const positions = positionsAt(race, clock.now);
  return (
    <div className="z-10 grid grid-cols-1 gap-2 rounded-card bg-paper pb-2 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:top-0 lg:gap-4 lg:pb-0 lg:[@media(min-height:36rem)]:top-4">
      <Track
        className="h-40 sm:h-56 lg:h-80"
        lanes={race.players.map(({ name, isYou }, side) => ({ name, isYou, position: positions[side] ?? 0 }))}
      />
      <p
        // Said when somebody steps; a race that runs would be talked through.
        aria-live={clock.isPlaying ? 'off' : 'polite'}
        className="rounded-2xl bg-coral-soft px-4 py-1.5 text-center font-black text-coral-ink lg:rounded-card lg:py-3 lg:text-xl"
      >
        {clock.isOver ? endText(race) : momentText(race, last)}
      </p>
      <ReplayControls {...stage} />
    </div>
  );
};

/** With nothing beside it that follows the clock. */
export const ReplayAlone = ({ race }: { race: RaceReplay }) => <ReplayStage stage={useStage(race)} />;
