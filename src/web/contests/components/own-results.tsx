import { type GameKind, RACE_MINUTES } from '#domain/practice/kinds';
import { resultsPage as texts } from '#strings/contests/results';
import { formatDay, formatTime } from '#strings/dates';
import { moneyText } from '#strings/money';
import { loneNumber, percent } from '#strings/plural';
import { kindName } from '#strings/practice/pupil';
import { Medal } from '#web/practice/components/medal.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import type { PracticeResults } from '#wire/contests/pupil';
import type { PersonalBest } from '#wire/practice';

type Race = Pick<PracticeResults, 'topThree' | 'rank' | 'participants'> & { ownId: number | undefined };

/** The first three of the grade in the race that counts, and where this pupil stands. */
export const OwnRace = ({ topThree, rank, participants, ownId }: Race) => (
  <section className="grid content-start gap-3 rounded-card bg-card p-5 shadow-card">
    <h2 className="text-xl font-black">{texts.top}</h2>
    {topThree.length === 0 && <p className="text-muted">{texts.topNone}</p>}
    <ol className="grid gap-2">
      {topThree.map((row) => (
        <li key={row.studentId} className="flex items-center gap-3">
          <Medal rank={row.rank} className="h-12 w-10" />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2 text-lg font-black">
            {row.name}
            {row.studentId === ownId && <Badge tone="good">{texts.you}</Badge>}
          </span>
          <span className="leading-tight">
            <span className="block font-black">{moneyText('points', row.score)}</span>
            {row.accuracy !== null && <span className="text-sm text-muted">{percent(row.accuracy)}</span>}
          </span>
        </li>
      ))}
    </ol>
    <p className="rounded-2xl bg-plum/12 px-4 py-2 text-lg font-black">
      {rank === null ? texts.noRank : texts.rank(rank, participants)}
    </p>
  </section>
);

type Entry = PracticeResults['history'][number];

/** So that a phone shows all four. */
const NARROW = 'max-sm:px-1.5! max-sm:first:ps-3! max-sm:last:pe-3!';

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'date',
    title: texts.date,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="grid gap-x-2 whitespace-nowrap sm:flex">
        <span>{formatDay(createdAt)}</span>
        <span className="text-muted">{formatTime(createdAt)}</span>
      </time>
    ),
    className: `${NARROW} font-semibold! max-sm:text-sm`,
  },
  { id: 'mode', title: texts.mode, cell: kindName, className: `${NARROW} leading-snug max-sm:w-full max-sm:text-sm` },
  {
    id: 'score',
    title: texts.score,
    cell: ({ score }) => loneNumber(score),
    sortBy: ({ score }) => score,
    className: `${NARROW} font-black`,
  },
  {
    id: 'accuracy',
    title: texts.accuracyHead,
    cell: ({ accuracy }) => (accuracy === null ? texts.dash : percent(accuracy)),
    sortBy: ({ accuracy }) => accuracy ?? -1,
    className: NARROW,
  },
];

export const ScoreHistory = ({ history }: { history: readonly Entry[] }) => (
  <DataTable label={texts.history} columns={COLUMNS} rows={history} rowKey={({ id }) => id} empty={null} />
);

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
