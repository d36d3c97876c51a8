import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatChildDay } from '#strings/dates';
import { difficultyNames } from '#strings/questions/words';
import { raceHistory as texts } from '#strings/race/history';
import { challenges, duels, racePage } from '#strings/race/pupil';
import type { Reply } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CountTile } from '#web/ui/count-tile.tsx';
import { GamesPage } from '#web/ui/games-page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { OwnDuel, OwnRace } from '#wire/race/history';
import { ownRacesQuery } from '../queries.ts';

/** How far both came, as two ways up. */
const Heights = ({ race }: { race: OwnRace }) => (
  <svg viewBox="0 0 56 56" className="size-14 shrink-0" aria-hidden="true" focusable="false">
    <path d="M0 56 14 30l8 10L36 8l20 48Z" fill="var(--coral-soft)" />
    <path d="M10 50v-42M30 50v-42" stroke="var(--coral-line)" strokeWidth="8" strokeLinecap="round" />
    <path d={`M30 50v${-0.42 * race.ownScore}`} stroke="var(--coral)" strokeWidth="8" strokeLinecap="round" />
    <path d={`M10 50v${-0.42 * race.opponentScore}`} stroke="var(--emerald)" strokeWidth="8" strokeLinecap="round" />
    {race.hasWon && (
      <path
        d="m46 4 2.600 5.800 6.400.600-4.800 4.200 1.400 6.200-5.600-3.200-5.600 3.200 1.400-6.200-4.800-4.200 6.400-.600Z"
        fill="var(--gold)"
      />
    )}
  </svg>
);

const OwnRaceRow = ({ race }: { race: OwnRace }) => (
  <li>
    <Link
      to="/educational-games/quiz-race/history/$raceId"
      params={{ raceId: String(race.id) }}
      className="flex items-center gap-2 rounded-card bg-card p-3 sm:gap-4 sm:p-4 shadow-card transition hover:brightness-97 active:translate-y-0.5"
    >
      <Heights race={race} />
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className={`text-xl leading-snug font-black ${race.hasWon ? 'text-coral-ink' : ''}`}>
            {texts.result(race.hasWon, race.opponent)}
          </span>
          {race.isFlawless && (
            <span className="inline-flex items-center gap-1 rounded-full bg-gold-soft px-3 py-0.5 text-sm font-extrabold text-gold-ink">
              <Icon name="star" className="size-4" />
              {texts.flawless}
            </span>
          )}
          {race.ending === 'forfeited' && <Badge tone="plain">{texts.forfeit(race.hasWon, race.opponent)}</Badge>}
        </span>
        <span className="text-sm leading-snug text-muted">
          {formatChildDay(race.endedAt)} · {difficultyNames[race.difficulty]}
        </span>
        <span className="font-extrabold sm:hidden">{texts.scores(race.ownScore, race.opponentScore)}</span>
      </span>
      <span className="text-xl font-black max-sm:hidden">{texts.scores(race.ownScore, race.opponentScore)}</span>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-coral-soft text-coral-ink">
        <Icon name="play" className="size-5 -scale-x-100" />
        <span className="sr-only">{texts.replay}</span>
      </span>
    </Link>
  </li>
);

const skeleton = <Bones look={['h-28 rounded-card!', ...Array.from({ length: 4 }, () => 'h-24 rounded-card!')]} />;

const DuelRow = ({ duel }: { duel: OwnDuel }) => (
  <li>
    <Link
      to="/educational-games/quiz-race/duels/$duelId"
      params={{ duelId: String(duel.id) }}
      className="flex items-center gap-4 rounded-card bg-card p-4 shadow-card transition hover:brightness-97 active:translate-y-0.5"
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <span className={`text-xl leading-snug font-black ${duel.outcome === 'won' ? 'text-coral-ink' : ''}`}>
          {duels.outcomes[duel.outcome](duel.opponent)}
        </span>
        <span className="text-sm leading-snug text-muted">
          {formatChildDay(duel.endedAt)} · {difficultyNames[duel.difficulty]}
        </span>
      </span>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-coral-soft text-coral-ink">
        <Icon name="play" className="size-5 -scale-x-100" />
        <span className="sr-only">{texts.replay}</span>
      </span>
    </Link>
  </li>
);

/** Of which no total speaks. */
const Duels = ({ list }: { list: readonly OwnDuel[] }) =>
  list.length > 0 && (
    <section className="grid gap-3">
      <h2 className="mt-3 text-2xl font-black">{duels.list}</h2>
      <ul aria-label={duels.list} className="grid grid-cols-1 gap-3">
        {list.map((duel) => (
          <DuelRow key={duel.id} duel={duel} />
        ))}
      </ul>
    </section>
  );

const Races = ({ pages }: { pages: readonly Reply<'GET /api/student/races'>[] }) => {
  const totals = pages[0]?.totals;
  if (!totals || totals.played === 0)
    return (
      <EmptyState
        icon="bolt"
        title={texts.none}
        body={texts.noneBody}
        action={
          <ButtonLink look="gold" to="/educational-games/quiz-race">
            {challenges.accept}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <dl className="grid grid-cols-3 gap-3 rounded-card bg-card p-4 shadow-card">
        <CountTile count={totals.played} label={texts.played} look="bg-coral-soft text-coral-ink" />
        <CountTile count={totals.won} label={texts.won} look="bg-emerald-soft text-emerald-ink" />
        <CountTile count={totals.flawless} label={texts.flawlessWins} look="bg-gold-soft text-gold-ink" />
      </dl>
      <ul aria-label={texts.list} className="grid grid-cols-1 gap-3">
        {pages.flatMap(({ races }) => races.map((race) => <OwnRaceRow key={race.id} race={race} />))}
      </ul>
    </>
  );
};

export const RaceHistory = () => {
  const query = useInfiniteQuery(ownRacesQuery);
  return (
    <GamesPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: '/educational-games', text: racePage.toHub }}
      layout="grid grid-cols-1 gap-3"
    >
      <Loaded query={query} skeleton={skeleton}>
        {({ pages }) => <Races pages={pages} />}
      </Loaded>
      <MoreButton query={query}>{texts.more}</MoreButton>
      <Duels list={query.data?.pages[0]?.duels ?? []} />
    </GamesPage>
  );
};
