import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { contestStateNames, lateAnswers as lateText, contestsPage as texts } from '#strings/contests/staff';
import { formatDay, formatMoment } from '#strings/dates';
import { formatNumber, loneNumber } from '#strings/plural';
import { gradeNames, listWords } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { AdminContest } from '#wire/contests/staff';
import { contestsQuery } from '../queries.ts';

const TONES = { upcoming: 'plain', open: 'good', ended: 'wait', closed: 'plain' } as const;

const Span = ({ contest: { startsAt, endsAt } }: { contest: AdminContest }) => (
  <span className="grid text-sm leading-tight desk:whitespace-nowrap">
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

/** In two lines at a desk, however long the names are. Who shares the first place has the same score and accuracy. */
const Winners = ({ contest: { state, winners } }: { contest: AdminContest }) => {
  const [first] = winners;
  if (!first) return <span className="text-sm text-muted">{state === 'closed' ? texts.nobodyWon : texts.nobody}</span>;
  const isAlone = winners.length === 1;
  const names = isAlone ? first.name : texts.leaders(winners);
  const late = winners.reduce((sum, { lateAnswers }) => sum + lateAnswers, 0);
  return (
    <span className="grid leading-snug desk:max-w-72">
      <span title={names} className="desk:truncate">
        {state !== 'closed' && <span className="text-sm text-muted">{texts.leader(winners.length)} </span>}
        <span className="font-extrabold">{names}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted desk:flex-nowrap desk:whitespace-nowrap">
        {isAlone && `${gradeNames[first.grade]} · `}
        {texts.result(first.score, first.accuracy)}
        {late > 0 && <Badge tone="wait">{lateText(late)}</Badge>}
      </span>
    </span>
  );
};

const Purses = ({ contest: { prizeCoins, sharePool } }: { contest: AdminContest }) => (
  <dl className="grid w-fit grid-cols-[auto_auto] gap-x-2 text-sm leading-tight">
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

const Title = ({ contest: { title, state, closedAt } }: { contest: AdminContest }) => (
  <span className="grid justify-items-start gap-1">
    <span className="break-words">{title}</span>
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 desk:flex-nowrap desk:whitespace-nowrap">
      <Badge tone={TONES[state]}>{contestStateNames[state]}</Badge>
      {closedAt && <span className="text-sm text-muted">{texts.closedAt(formatDay(closedAt))}</span>}
    </span>
  </span>
);

const COLUMNS: readonly Column<AdminContest>[] = [
  { id: 'title', title: texts.name, cell: (contest) => <Title contest={contest} />, className: 'desk:min-w-44' },
  { id: 'span', title: texts.time, cell: (contest) => <Span contest={contest} />, phone: 'plain' },
  { id: 'coins', title: texts.coins, cell: (contest) => <Purses contest={contest} />, phone: 'plain' },
  {
    id: 'winners',
    title: texts.winners,
    cell: (contest) => contest.state !== 'upcoming' && <Winners contest={contest} />,
    phone: 'plain',
    className: 'desk:min-w-44',
  },
  {
    id: 'participants',
    title: texts.participants,
    cell: ({ participants }) => loneNumber(participants),
    className: 'font-black',
  },
];

interface ContestsTableProps {
  onEdit: (contest: AdminContest) => void;
  onClose: (contest: AdminContest) => void;
}

export const ContestsTable = ({ onEdit, onClose }: ContestsTableProps) => {
  const query = useQuery(contestsQuery);
  return (
    <StaffList
      label={texts.label}
      list={useList(plainSearch)}
      query={query}
      rows={query.data?.contests}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      columns={COLUMNS}
      actions={(contest) => [
        contest.state === 'ended' && { label: texts.close, icon: 'star', look: 'gold', run: () => onClose(contest) },
        contest.state !== 'closed' && {
          label: listWords.named(texts.edit, contest.title),
          icon: 'edit',
          isQuiet: true,
          run: () => onEdit(contest),
        },
        contest.state !== 'upcoming' && {
          label: listWords.named(texts.shares, contest.title),
          icon: 'ledger',
          isQuiet: true,
          link: linkOptions({ to: '/admin/contests/$id/shares', params: { id: String(contest.id) } }),
        },
      ]}
      empty={{ icon: 'calendar', title: texts.none, body: texts.noneBody }}
    />
  );
};
