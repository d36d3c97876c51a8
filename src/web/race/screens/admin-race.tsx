import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { clockText } from '#strings/clock';
import { formatMoment } from '#strings/dates';
import { formatNumber, percent } from '#strings/plural';
import { difficultyNames } from '#strings/questions/words';
import { adminRaces, adminRace as texts } from '#strings/race/staff';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { Bone, Bones, Loaded } from '#web/ui/states.tsx';
import type { RaceReplay, RaceReplayPlayer } from '#wire/race/history';
import { replayQuery } from '../queries.ts';
import { type Line, linesOf } from '../replay.ts';

/** The pupils' own: it comes with their race, so that what it needs is not theirs before. */
const ReplayAlone = late(
  async () => (await import('../components/replay-stage.tsx')).ReplayAlone,
  <Bone className="h-96 rounded-card!" />,
);

const Chosen = ({ line, side }: { line: Line; side: number }) => {
  const answer = line.given[side];
  if (!answer) return <span className="text-muted">{texts.none}</span>;
  return (
    <span className="flex items-center gap-2">
      <span className={answer.isCorrect ? 'text-correct' : 'text-danger'}>
        <Icon name={answer.isCorrect ? 'check' : 'close'} className="size-5" />
        <span className="sr-only">{answer.isCorrect ? texts.isRight : texts.isWrong}</span>
      </span>
      <span className="min-w-0 flex-1 leading-snug">{line.question.options[answer.selectedOption]}</span>
      <time dateTime={answer.timestamp} className="text-sm text-muted tabular-nums">
        {clockText(Math.floor(answer.at / 1000))}
      </time>
    </span>
  );
};

const columnsFor = ({ players }: RaceReplay): Column<Line>[] => [
  { id: 'number', title: texts.number, cell: ({ number }) => formatNumber(number), className: 'w-px' },
  { id: 'question', title: texts.question, cell: ({ question }) => question.text, className: 'min-w-56 leading-snug' },
  {
    id: 'right',
    title: texts.right,
    cell: ({ question }) => question.options[question.correctAnswer],
    className: 'min-w-32 leading-snug font-extrabold',
  },
  ...players.map(
    ({ name }, side): Column<Line> => ({
      id: String(side),
      title: texts.chosen(name),
      cell: (line) => <Chosen line={line} side={side} />,
      className: 'min-w-52',
    }),
  ),
];

const route = getRouteApi('/admin/races/$raceId');

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-xl leading-tight font-black">{value}</dd>
  </div>
);

const Player = ({ player, ending }: { player: RaceReplayPlayer; ending: RaceReplay['ending'] }) => {
  const right = player.answers.filter(({ isCorrect }) => isCorrect).length;
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-3xl border border-line bg-card px-4 py-3">
      <h2 className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-2 text-lg font-black">
        {player.studentId === null ? player.name : <PupilLink id={player.studentId} name={player.name} />}
        {player.hasWon && <Badge tone="good">{texts.won}</Badge>}
        {!player.hasWon && ending === 'forfeited' && <Badge tone="plain">{texts.left}</Badge>}
      </h2>
      <dl className="flex gap-6">
        <Fact name={adminRaces.score} value={percent(player.score)} />
        <Fact name={texts.rightAnswers} value={texts.rightOf(right, player.answers.length)} />
      </dl>
    </section>
  );
};

const Race = ({ race }: { race: RaceReplay }) => (
  <div className="grid grid-cols-1 gap-3">
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[3fr_2fr]">
      <ReplayAlone race={race} />
      <div className="grid gap-3">
        {race.players.map((player) => (
          <Player key={player.studentId} player={player} ending={race.ending} />
        ))}
      </div>
    </div>
    <DataTable
      label={texts.table}
      columns={columnsFor(race)}
      rows={linesOf(race)}
      rowKey={({ number }) => number}
      empty={null}
    />
  </div>
);

const introOf = (race: RaceReplay): string =>
  [
    formatMoment(race.endedAt),
    gradeNames[race.grade],
    difficultyNames[race.difficulty],
    clockText(race.gameDuration),
    race.isFlawless ? adminRaces.flawless : adminRaces.endings[race.ending],
  ].join('، ');

const skeleton = (
  <div className="grid gap-3">
    <div className="grid gap-3 lg:grid-cols-[3fr_2fr]">
      <Bone className="h-96 rounded-card!" />
      <Bones layout="grid content-start gap-3" look="h-20 rounded-3xl!" times={2} />
    </div>
    <Bone className="h-96 rounded-3xl!" />
  </div>
);

export const AdminRaceScreen = () => {
  const { raceId } = route.useParams();
  const query = useQuery(replayQuery('admin', raceId));
  const { data } = query;
  const [winner, loser] = data?.players ?? [];
  return (
    <>
      <PageHead
        title={winner && loser ? texts.title(winner.name, loser.name) : adminRaces.title}
        intro={data ? introOf(data) : adminRaces.intro}
      >
        <ButtonLink look="plain" to="/admin/races">
          {texts.back}
        </ButtonLink>
      </PageHead>
      <Loaded query={query} skeleton={skeleton}>
        {(race) => <Race key={race.id} race={race} />}
      </Loaded>
    </>
  );
};
