import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type GameKind, RACE_MINUTES } from '#domain/practice/kinds';
import { practiceLevel } from '#domain/practice/level';
import { practiceLevelWords, shareTexts, resultsPage as texts } from '#strings/contests/results';
import { formatDay, formatTime } from '#strings/dates';
import { moneyText } from '#strings/money';
import { formatNumber, loneNumber, percent } from '#strings/plural';
import { kindName } from '#strings/practice/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { Medal } from '#web/practice/components/medal.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bone, Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { PracticeResults, PracticeShare, PracticeResults as Results } from '#wire/contests/pupil';
import type { PersonalBest } from '#wire/practice';
import { practiceResultsQuery } from '../results-queries.ts';
import { ShareCard } from './share-card.tsx';

type Race = Pick<PracticeResults, 'topThree' | 'rank' | 'participants'> & { ownId: number | undefined };

/** The first three of the grade in the race that counts, and where this pupil stands. */
const OwnRace = ({ topThree, rank, participants, ownId }: Race) => (
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

const ScoreHistory = ({ history }: { history: readonly Entry[] }) => (
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
    <Drawing box="0 0 100 60" fit="none" className="absolute inset-x-0 bottom-0 -z-10 h-2/3 w-full opacity-15">
      <path d="M0 60 30 20l16 18L70 4l30 56Z" fill="currentColor" />
    </Drawing>
    <h3 className="font-extrabold">{kindName(kind)}</h3>
    {best ? (
      <p>
        <span className="block text-5xl font-black">
          <CountUp value={best.score} />
        </span>
        <span className="block text-sm">
          {best.accuracy !== null && `${texts.accuracy(best.accuracy)}، `}
          {formatDay(best.createdAt)}
        </span>
      </p>
    ) : (
      <p className="text-sm font-extrabold">{texts.notPlayed(kind.mode)}</p>
    )}
  </li>
);

/** The best of each kind of game; a kind not played yet is an invitation. */
const OwnBests = ({ bests }: { bests: readonly PersonalBest[] }) => (
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

const skeleton = (
  <div className="grid gap-4">
    <Bones layout="grid grid-cols-2 gap-3 lg:grid-cols-4" look="h-36 rounded-card!" times={4} />
    <Bones layout="grid gap-4 lg:grid-cols-2" look="h-64 rounded-card!" times={2} />
    <Bone className="h-72 rounded-card!" />
  </div>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-2xl bg-paper px-4 py-2 last:col-span-2">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-2xl leading-tight font-black">{value}</dd>
  </div>
);

const Stats = ({ stats }: Pick<Results, 'stats'>) => (
  <section className="grid content-start gap-3 rounded-card bg-card p-5 shadow-card">
    <h2 className="flex flex-wrap items-baseline gap-x-3 text-xl font-black">
      {texts.stats}
      <span className="text-base font-extrabold text-emerald-ink">{texts.attempts(stats.attempts)}</span>
    </h2>
    <dl className="grid grid-cols-2 gap-3">
      <Fact name={texts.averageScore} value={formatNumber(stats.averageScore)} />
      <Fact name={texts.averageAccuracy} value={percent(stats.averageAccuracy)} />
      <Fact name={texts.correct} value={texts.correctOf(stats.correctAnswers, stats.totalQuestions)} />
    </dl>
    <p className="font-extrabold text-emerald-ink">{practiceLevelWords[practiceLevel(stats.averageAccuracy)]}</p>
  </section>
);

const Ways = () => (
  <nav aria-label={texts.title} className="flex flex-wrap gap-2">
    <ButtonLink look="card" to="/educational-games/practice">
      {texts.play}
    </ButtonLink>
    <ButtonLink look="card" to="/educational-games/arena">
      {texts.arena}
    </ButtonLink>
    <ButtonLink look="card" to="/student/competitions">
      {texts.competitions}
    </ButtonLink>
  </nav>
);

/** What can be had now comes first. */
const readyFirst = (a: PracticeShare, b: PracticeShare): number =>
  Number(b.state === 'ready') - Number(a.state === 'ready');

const Shares = ({ shares }: Pick<Results, 'shares'>) =>
  shares.length === 0 ? null : (
    <section className="grid gap-3">
      <h2 className="text-xl font-black">{shareTexts.title}</h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {shares.toSorted(readyFirst).map((share) => (
          <ShareCard key={share.contest.id} share={share} />
        ))}
      </ul>
    </section>
  );

const Shown = ({ newest, query }: { newest: Results; query: ReturnType<typeof useResults> }) => {
  const { data: session } = useQuery(sessionQuery);
  if (newest.stats.attempts === 0)
    return (
      <EmptyState
        icon="star"
        title={texts.none}
        body={newest.isOpenPractice ? texts.noneBodyOpen : texts.noneBody}
        action={<ButtonLink to="/educational-games/practice">{texts.play}</ButtonLink>}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Ways />
      <section className="grid gap-3">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-xl font-black">
          {texts.bests}
          {(newest.contest || newest.isOpenPractice) && (
            <span className="text-base font-extrabold text-muted">
              {newest.contest ? texts.of(newest.contest.title) : texts.ofOpenPractice}
            </span>
          )}
        </h2>
        <OwnBests bests={newest.bests} />
      </section>
      <div className="grid gap-4 lg:grid-cols-2">
        <OwnRace {...newest} ownId={session?.kind === 'pupil' ? session.studentId : undefined} />
        <Stats stats={newest.stats} />
      </div>
      <Shares shares={newest.shares} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-xl font-black">{texts.history}</h2>
        <ScoreHistory history={query.data?.pages.flatMap((page) => page.history) ?? []} />
        <MoreButton query={query}>{texts.more}</MoreButton>
      </section>
    </div>
  );
};

const useResults = () => useInfiniteQuery(practiceResultsQuery);

/** What the pupil reached in practice, wherever it is asked for. */
export const OwnPractice = () => {
  const query = useResults();
  const newest = query.data?.pages[0];
  return (
    <>
      {/* In the words of the specification, with the reason the server gave below. */}
      {!newest && query.error && <p className="mb-3 text-center text-lg font-black">{texts.loadFailed}</p>}
      <Loaded query={{ ...query, data: newest }} skeleton={skeleton}>
        {(results) => <Shown newest={results} query={query} />}
      </Loaded>
    </>
  );
};
