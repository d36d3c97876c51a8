import type { GameKind } from '#domain/practice/kinds';
import { RACE_MINUTES } from '#domain/practice/kinds';
import { resultsPage as texts } from '#strings/contests/results';
import { formatDay } from '#strings/dates';
import { kindName } from '#strings/practice/arena';
import { CountUp } from '#web/ui/count-up.tsx';
import type { PersonalBest } from '#wire/practice';

const KINDS: readonly GameKind[] = [
  { mode: 'regular', minutes: null },
  ...RACE_MINUTES.map((minutes) => ({ mode: 'timed', minutes }) as const),
];

const LOOKS = ['bg-[#7b3fa0]', 'bg-[#c8452a]', 'bg-[#a83f6a]', 'bg-[#8d3f86]'] as const;

const Best = ({ kind, best, look }: { kind: GameKind; best: PersonalBest | undefined; look: string }) => (
  <li
    className={`relative isolate grid min-h-36 content-between overflow-hidden rounded-card p-4 leading-tight ${best ? `${look} text-white` : 'bg-card text-muted shadow-card'}`}
  >
    <svg
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 -z-10 h-2/3 w-full opacity-15"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 60 30 20l16 18L70 4l30 56Z" fill="currentColor" />
    </svg>
    <h3 className="font-extrabold">{kindName(kind)}</h3>
    {best ? (
      <p>
        <span className="block text-5xl font-black">
          <CountUp value={best.score} />
        </span>
        <span className="block text-sm">
          {best.accuracy !== null && texts.accuracy(best.accuracy)} · {formatDay(best.createdAt)}
        </span>
      </p>
    ) : (
      <p className="text-sm font-extrabold">{texts.notPlayed(kind.mode)}</p>
    )}
  </li>
);

/** The best of each kind of game; a kind not played yet is an invitation. */
export const OwnBests = ({ bests }: { bests: readonly PersonalBest[] }) => (
  <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {KINDS.map((kind, index) => (
      <Best
        key={kindName(kind)}
        kind={kind}
        best={bests.find(({ mode, minutes }) => mode === kind.mode && minutes === kind.minutes)}
        look={LOOKS[index] ?? LOOKS[0]}
      />
    ))}
  </ul>
);
