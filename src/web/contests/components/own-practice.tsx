import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { practiceLevel } from '#domain/practice/level';
import { practiceLevelWords, shareTexts, resultsPage as texts } from '#strings/contests/results';
import { formatNumber, percent } from '#strings/plural';
import { sessionQuery } from '#web/access/queries.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bone, Bones, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { PracticeShare, PracticeResults as Results } from '#wire/contests/pupil';
import { practiceResultsQuery } from '../results-queries.ts';
import { OwnBests, OwnRace, ScoreHistory } from './own-results.tsx';
import { ShareCard } from './share-card.tsx';

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
      {!newest && query.error && (
        <>
          {/* In the words of the specification, with the reason the server gave below. */}
          <p className="mb-3 text-center text-lg font-black">{texts.loadFailed}</p>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </>
      )}
      {!newest && !query.error && <Loading>{skeleton}</Loading>}
      {newest && <Shown newest={newest} query={query} />}
    </>
  );
};
