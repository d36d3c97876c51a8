import { durationOf } from '#domain/practice/game';
import { clockText } from '#strings/clock';
import { loneNumber } from '#strings/plural';
import { kindName, game as texts } from '#strings/practice/pupil';
import { IconButton } from '#web/ui/button.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import { streakOf } from '../game/game-so-far.ts';
import type { PlayView } from '../game/player.ts';

export const LAST_SECONDS = 10;

/** Time that is left, as a ring that empties. The last seconds change its colour and size; nothing blinks. */
const TimerRing = ({ seconds, of }: { seconds: number; of: number }) => {
  const isLast = seconds <= LAST_SECONDS;
  return (
    <div
      role="timer"
      aria-label={texts.timeLeft}
      className={`relative grid size-20 shrink-0 place-items-center transition ${isLast ? 'scale-110 text-danger' : 'text-coral'}`}
    >
      <Ring
        part={seconds}
        whole={of}
        look="stroke-current transition-[stroke-dasharray] duration-1000 ease-linear"
        under="stroke-coral-line"
      />
      <span className={`text-xl font-black tabular-nums ${isLast ? '' : 'text-ink'}`}>{clockText(seconds)}</span>
    </div>
  );
};

/** How far a review has come, and what came of it. */
const ReviewProgress = ({ view: { state, game } }: { view: PlayView }) => {
  const total = game.deck.length;
  const remaining = total - state.next + state.wrong.length + (state.current === null ? 0 : 1);
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={texts.progress}
        value={total - remaining}
        max={total}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-coral-line [&::-moz-progress-bar]:bg-coral [&::-webkit-progress-bar]:bg-coral-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-coral [&::-webkit-progress-value]:transition-[inline-size]"
      />
      <dl className="flex justify-between gap-2 font-extrabold">
        <Count name={texts.correct} count={state.correct} look="text-correct" />
        <Count name={texts.wrong} count={state.answered - state.correct} look="text-danger" />
        <Count name={texts.remaining} count={remaining} look="text-coral-ink" />
      </dl>
    </div>
  );
};

const Count = ({ name, count, look }: { name: string; count: number; look: string }) => (
  <div className={`flex gap-1.5 ${look}`}>
    <dt>{name}</dt>
    <dd className="tabular-nums">{loneNumber(count)}</dd>
  </div>
);

const STREAK_FROM = 2;
const SPARKS_MAX = 10;

/** Right answers in a row, a spark for each; its line is always there, so that nothing moves when it begins. */
const Streak = ({ count }: { count: number }) => (
  <p className="flex min-h-7 items-center justify-center gap-1 font-extrabold text-gold-ink">
    {count >= STREAK_FROM && (
      <>
        {Array.from({ length: Math.min(count, SPARKS_MAX) }, (_, spark) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sparks differ in nothing but their number
          <Icon key={spark} name="star" className="size-5 shrink-0" />
        ))}
        <span className="ms-2">{texts.streak(count)}</span>
      </>
    )}
  </p>
);

export const GameHead = ({ view, onEnd }: { view: PlayView; onEnd: () => void }) => {
  const duration = durationOf(view.game);
  return (
    <header className="grid gap-1">
      <div className="flex items-center gap-3">
        <IconButton icon="close" label={texts.end} onClick={onEnd} className="bg-card shadow-card" />
        {duration !== null && view.secondsLeft !== null && (
          <TimerRing seconds={view.secondsLeft} of={duration / 1000} />
        )}
        {/* On a phone the ring, the sound and the score need the room. */}
        <h1 className={`leading-tight font-extrabold text-coral-ink ${duration === null ? '' : 'max-sm:sr-only'}`}>
          {kindName(view.game)}
        </h1>
        <span className="ms-auto flex items-center gap-2">
          <SoundSwitch className="bg-card shadow-card" />
          <p className="flex items-center gap-2 rounded-2xl bg-card px-4 py-2 text-2xl leading-none font-black text-coral-ink shadow-card">
            <Icon name="bolt" className="size-6" />
            <span className="sr-only">{texts.score}</span>
            <span data-score={view.state.score}>
              <CountUp value={view.state.score} />
            </span>
          </p>
        </span>
      </div>
      {duration === null && <ReviewProgress view={view} />}
      <Streak count={streakOf(view.judged)} />
    </header>
  );
};
