import { useInfiniteQuery } from '@tanstack/react-query';
import { formatNumber } from '#strings/plural';
import { raceHistory as texts } from '#strings/race/history';
import { GamesHead } from '#web/practice/components/games-head.tsx';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { OwnRaceRow } from '../components/own-race-row.tsx';
import { ownRacesQuery } from '../history-queries.ts';

const skeleton = <Bones look={['h-28 rounded-card!', ...Array.from({ length: 4 }, () => 'h-24 rounded-card!')]} />;

const Empty = () => (
  <EmptyState
    icon="bolt"
    title={texts.none}
    body={texts.noneBody}
    action={
      <ButtonLink look="gold" to="/educational-games/quiz-race">
        {texts.start}
      </ButtonLink>
    }
  />
);

const Total = ({ count, name, look }: { count: number; name: string; look: string }) => (
  <div className={`grid content-start justify-items-center rounded-2xl px-2 py-3 text-center ${look}`}>
    <dt className="order-2 leading-snug font-extrabold">{name}</dt>
    <dd className="text-4xl leading-tight font-black">{formatNumber(count)}</dd>
  </div>
);

const useRaces = () => useInfiniteQuery(ownRacesQuery);

const Races = ({ query }: { query: ReturnType<typeof useRaces> }) => {
  const pages = query.data?.pages ?? [];
  const totals = pages[0]?.totals;
  if (!totals || totals.played === 0) return <Empty />;
  return (
    <>
      <dl className="grid grid-cols-3 gap-3 rounded-card bg-card p-4 shadow-card">
        <Total count={totals.played} name={texts.played} look="bg-coral-soft text-coral-ink" />
        <Total count={totals.won} name={texts.won} look="bg-emerald-soft text-emerald-ink" />
        <Total count={totals.flawless} name={texts.flawlessWins} look="bg-gold-soft text-gold-ink" />
      </dl>
      <ul aria-label={texts.list} className="grid grid-cols-1 gap-3">
        {pages.flatMap(({ races }) => races.map((race) => <OwnRaceRow key={race.id} race={race} />))}
      </ul>
      <MoreButton query={query}>{texts.more}</MoreButton>
    </>
  );
};

export const RaceHistory = () => {
  const query = useRaces();
  return (
    <div className="pb-6">
      <GamesHead
        title={texts.title}
        intro={texts.intro}
        back={
          <BackLink look="sky" to="/educational-games">
            {texts.toHub}
          </BackLink>
        }
      />
      <div className="relative -mt-8 grid grid-cols-1 gap-3">
        <Loaded query={query} skeleton={skeleton}>
          {() => <Races query={query} />}
        </Loaded>
      </div>
    </div>
  );
};
