import { clockText } from '#strings/clock';
import { game as texts } from '#strings/practice/pupil';

const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 10;

/** Time that is left, as a ring that empties. The last seconds change its colour and size; nothing blinks. */
export const TimerRing = ({ seconds, of }: { seconds: number; of: number }) => {
  const isLast = seconds <= LAST_SECONDS;
  return (
    <div
      role="timer"
      aria-label={texts.timeLeft}
      className={`relative grid size-20 shrink-0 place-items-center transition ${isLast ? 'scale-110 text-danger' : 'text-coral'}`}
    >
      <svg viewBox="0 0 80 80" className="absolute inset-0 -rotate-90" aria-hidden="true" focusable="false">
        <circle cx="40" cy="40" r={RADIUS} fill="none" stroke="var(--coral-line)" strokeWidth="8" />
        <circle
          cx="40"
          cy="40"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - seconds / of)}
          className="transition-[stroke-dashoffset] duration-1000 ease-linear"
        />
      </svg>
      <span className={`text-xl font-black tabular-nums ${isLast ? '' : 'text-ink'}`}>{clockText(seconds)}</span>
    </div>
  );
};
