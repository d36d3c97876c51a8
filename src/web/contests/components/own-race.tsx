import { resultsPage as texts } from '#strings/contests/results';
import { moneyText } from '#strings/money';
import { formatNumber, percent } from '#strings/plural';
import { Medal } from '#web/practice/components/medal.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { PracticeResults } from '#wire/contests/pupil';

type Race = Pick<PracticeResults, 'topThree' | 'rank' | 'participants'> & { ownId: number | undefined };

/** The first three of the grade in the race that counts, and where this pupil stands. */
export const OwnRace = ({ topThree, rank, participants, ownId }: Race) => (
  <section className="grid content-start gap-3 rounded-card bg-card p-5 shadow-card">
    <h2 className="text-xl font-black">{texts.top}</h2>
    {topThree.length === 0 && <p className="text-muted">{texts.topNone}</p>}
    <ol className="grid gap-2">
      {topThree.map((row) => (
        <li key={row.studentId} className="flex items-center gap-3">
          <Medal rank={row.rank} number={formatNumber(row.rank)} className="h-12 w-10" />
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
