import { Link } from '@tanstack/react-router';
import type { ContestState } from '#domain/contests/contest';
import { contestStateNames, contestsPage as texts } from '#strings/contests/staff';
import { countParticipants } from '#strings/contests/words';
import { formatDay, formatMoment } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { AdminContest } from '#wire/contests/staff';

const TONES = { upcoming: 'plain', open: 'good', ended: 'wait', closed: 'plain' } as const satisfies Record<
  ContestState,
  string
>;

const State = ({ contest: { state, closedAt } }: { contest: AdminContest }) => (
  <span className="grid justify-items-start gap-0.5">
    <Badge tone={TONES[state]}>{contestStateNames[state]}</Badge>
    {closedAt && <span className="text-sm text-muted">{texts.closedAt(formatDay(closedAt))}</span>}
  </span>
);

const Span = ({ contest: { startsAt, endsAt } }: { contest: AdminContest }) => (
  <span className="grid text-sm lg:whitespace-nowrap">
    <span>
      {texts.from} <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
    </span>
    <span>
      {texts.until} <time dateTime={endsAt}>{formatMoment(endsAt)}</time>
    </span>
  </span>
);

const Coins = ({ amount }: { amount: number }) => (
  <span className="inline-flex items-center gap-1.5 font-black">
    <MoneyIcon type="coins" className="size-5" />
    {formatNumber(amount)}
  </span>
);

const Winners = ({ contest: { state, winners } }: { contest: AdminContest }) => {
  if (state === 'upcoming') return null;
  if (winners.length === 0)
    return <span className="text-sm text-muted">{state === 'closed' ? texts.nobodyWon : texts.nobody}</span>;
  return (
    <span className="grid gap-1">
      {state !== 'closed' && <span className="text-sm text-muted">{texts.leaders}</span>}
      {winners.map(({ studentId, name, grade, score, accuracy }) => (
        <span key={studentId} className="leading-snug">
          <span className="font-extrabold">{name}</span>
          <span className="block text-sm text-muted">
            {gradeNames[grade]} · {texts.result(score, accuracy)}
          </span>
        </span>
      ))}
    </span>
  );
};

const Purses = ({ contest: { prizeCoins, sharePool } }: { contest: AdminContest }) => (
  <dl className="grid w-fit grid-cols-[auto_auto] gap-x-3 text-sm">
    <dt className="text-muted">{texts.prize}</dt>
    <dd>
      <Coins amount={prizeCoins} />
    </dd>
    <dt className="text-muted">{texts.pool}</dt>
    <dd>
      <Coins amount={sharePool} />
    </dd>
  </dl>
);

/** On a phone the row's other columns are told here, so that the buttons stay within reach of the thumb. */
const Title = ({ contest }: { contest: AdminContest }) => (
  <span className="grid justify-items-start gap-1">
    <span className="break-words">{contest.title}</span>
    <State contest={contest} />
    <span className="grid justify-items-start gap-1.5 font-semibold lg:hidden">
      <Span contest={contest} />
      <Purses contest={contest} />
      <Winners contest={contest} />
      <span className="text-sm text-muted">{countParticipants(contest.participants)}</span>
    </span>
  </span>
);

interface Actions {
  onEdit: (contest: AdminContest) => void;
  onClose: (contest: AdminContest) => void;
}

const RowActions = ({ contest, onEdit, onClose }: { contest: AdminContest } & Actions) => (
  <span className="flex gap-2 max-xl:flex-col">
    {contest.state === 'ended' && (
      <Button
        size="small"
        look="gold"
        icon="star"
        className="whitespace-nowrap"
        aria-label={texts.named(texts.close, contest.title)}
        onClick={() => onClose(contest)}
      >
        {texts.close}
      </Button>
    )}
    {contest.state !== 'closed' && (
      <Button
        size="small"
        look="soft"
        icon="edit"
        aria-label={texts.named(texts.edit, contest.title)}
        onClick={() => onEdit(contest)}
      >
        {texts.edit}
      </Button>
    )}
    {contest.state !== 'upcoming' && (
      <Link
        to="/admin/contests/$id/shares"
        params={{ id: String(contest.id) }}
        aria-label={texts.named(texts.shares, contest.title)}
        className="inline-flex min-h-9 items-center justify-center gap-2 rounded-xl border border-line bg-card px-3 text-sm font-extrabold hover:bg-paper"
      >
        <Icon name="ledger" className="size-5 shrink-0" />
        {texts.shares}
      </Link>
    )}
  </span>
);

const WIDE = 'max-lg:hidden';

const columnsFor = (actions: Actions): Column<AdminContest>[] => [
  {
    id: 'title',
    title: texts.name,
    cell: (contest) => <Title contest={contest} />,
    className: 'lg:min-w-44',
  },
  { id: 'span', title: texts.time, cell: (contest) => <Span contest={contest} />, className: WIDE },
  { id: 'coins', title: texts.coins, cell: (contest) => <Purses contest={contest} />, className: WIDE },
  {
    id: 'winners',
    title: texts.winners,
    cell: (contest) => <Winners contest={contest} />,
    className: `${WIDE} min-w-44`,
  },
  {
    id: 'participants',
    title: texts.participants,
    cell: ({ participants }) => formatNumber(participants),
    className: `${WIDE} font-black`,
  },
  { id: 'actions', title: texts.actions, cell: (contest) => <RowActions contest={contest} {...actions} /> },
];

export const ContestsTable = ({ contests, ...actions }: { contests: readonly AdminContest[] } & Actions) => (
  <DataTable
    label={texts.label}
    columns={columnsFor(actions)}
    rows={contests}
    rowKey={({ id }) => id}
    empty={<EmptyState icon="calendar" title={texts.none} body={texts.noneBody} />}
  />
);
