import { Link } from '@tanstack/react-router';
import { clockText } from '#strings/clock';
import { formatDay, formatTime } from '#strings/dates';
import { difficultyNames } from '#strings/questions/words';
import { adminRaces as texts } from '#strings/race/staff';
import { raceWins } from '#strings/race/wins';
import { wallOf } from '#strings/read-back';
import { api } from '#web/lib/api.ts';
import { useWatchedPages } from '#web/lib/paged.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { GRADE } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { AdminRace } from '#wire/race/history';
import { racesSearch } from '../admin-search.ts';

const When = ({ race }: { race: AdminRace }) => (
  <Link
    to="/admin/races/$raceId"
    params={{ raceId: String(race.id) }}
    aria-label={`${texts.open(race.winnerName, race.loserName)}، ${formatDay(race.endedAt)} ${formatTime(race.endedAt)}`}
    className="grid phone:flex phone:items-baseline phone:gap-x-2 text-emerald-ink underline-offset-4 hover:underline"
  >
    <span className="whitespace-nowrap">{formatDay(race.endedAt)}</span>
    <span className="text-sm font-semibold text-muted">{formatTime(race.endedAt)}</span>
  </Link>
);

const Winner = ({ race }: { race: AdminRace }) => (
  <span className="flex flex-wrap items-center gap-x-2">
    <span className="min-w-0 font-extrabold">
      <PupilLink id={race.winnerId} name={race.winnerName} />
    </span>
    {race.isFlawless && <Badge tone="wait">{texts.flawless}</Badge>}
  </span>
);

const RACE_COLUMNS: readonly Column<AdminRace>[] = [
  {
    id: 'date',
    title: texts.date,
    cell: (race) => <When race={race} />,
    inFile: [{ title: texts.date, value: ({ endedAt }) => wallOf(endedAt) }],
  },
  { id: 'winner', title: texts.winner, cell: (race) => <Winner race={race} />, className: 'desk:min-w-40' },
  {
    id: 'loser',
    title: texts.loser,
    cell: (race) => <PupilLink id={race.loserId} name={race.loserName} />,
    className: 'desk:min-w-36',
  },
  {
    id: 'score',
    title: texts.score,
    cell: (race) => texts.pair(race.winnerScore, race.loserScore),
    sortBy: (race) => race.loserScore,
    className: 'whitespace-nowrap font-extrabold',
  },
  {
    id: 'answers',
    title: texts.answers,
    cell: (race) => texts.pair(race.winnerAnswers, race.loserAnswers),
    sortBy: (race) => race.winnerAnswers,
    className: 'whitespace-nowrap',
  },
  {
    id: 'duration',
    title: texts.duration,
    cell: (race) => clockText(race.gameDuration),
    sortBy: (race) => race.gameDuration,
  },
  GRADE,
  { id: 'difficulty', title: texts.difficulty, cell: (race) => difficultyNames[race.difficulty], phone: 'plain' },
  {
    id: 'ending',
    title: texts.ending,
    phone: 'plain',
    cell: (race) => <Badge tone={race.ending === 'finished' ? 'good' : 'plain'}>{texts.endings[race.ending]}</Badge>,
  },
];

export const AdminRaces = () => {
  const list = useList(racesSearch);
  const query = useWatchedPages(['admin', 'races', 'list', list.wanted], (before) =>
    api('GET /api/admin/races', { query: { ...list.wanted, before } }),
  );
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <ButtonLink to="/admin/races/wins" icon="trophy" look="plain">
          {raceWins.open}
        </ButtonLink>
      </PageHead>
      <StaffList
        label={texts.label}
        list={list}
        query={query}
        rows={query.data?.pages.flatMap(({ races }) => races)}
        rowKey={({ id }) => id}
        rowName={({ winnerName, loserName }) => texts.open(winnerName, loserName)}
        columns={RACE_COLUMNS}
        search={texts.search}
        filters={list.filter('difficulty', {
          label: texts.difficulty,
          all: texts.allDifficulties,
          names: difficultyNames,
        })}
        empty={{ icon: 'bolt', title: raceWins.none, body: texts.noneBody }}
      />
    </>
  );
};
