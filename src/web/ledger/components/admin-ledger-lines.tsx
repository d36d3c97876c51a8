import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { canReverse } from '#domain/ledger/ledger';
import { formatMoment } from '#strings/dates';
import { adminLedger, lineReasons, reverseForm } from '#strings/ledger/staff';
import { sourceNames } from '#strings/rewards/staff';
import { Badge } from '#web/ui/badge.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { StaffLedgerLine, StaffLedgerPage } from '#wire/ledger';
import { ledgerSearch } from '../admin-search.ts';
import { changeText } from '../change-text.ts';
import { Balances, Change } from './admin-money.tsx';

/** A reward says where it came from; everything else says what it is. */
const reasonOf = ({ reason, source }: StaffLedgerLine): string =>
  reason === 'reward' && source ? sourceNames[source] : lineReasons[reason];

const byOf = ({ by, reason }: StaffLedgerLine): string =>
  by ?? (reason === 'reward' ? adminLedger.byPupil : adminLedger.byPlatform);

const Why = ({ line }: { line: StaffLedgerLine }) => (
  <span className="grid leading-snug">
    <span className="flex flex-wrap items-center gap-x-2">
      {reasonOf(line)}
      {line.isReversed && <Badge tone="bad">{adminLedger.reversed}</Badge>}
    </span>
    {line.note && <span className="text-sm font-semibold break-words text-muted">{line.note}</span>}
  </span>
);

const COLUMNS: readonly Column<StaffLedgerLine>[] = [
  { id: 'why', title: adminLedger.why, cell: (line) => <Why line={line} />, className: 'desk:min-w-52' },
  {
    id: 'amount',
    title: adminLedger.amount,
    cell: (line) => (
      <span className={line.isReversed ? 'line-through opacity-70' : ''}>
        <Change points={line.points} coins={line.coins} />
      </span>
    ),
    phone: 'plain',
  },
  {
    id: 'after',
    title: adminLedger.after,
    cell: (line) => <Balances points={line.pointsAfter} coins={line.coinsAfter} />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'when',
    title: adminLedger.when,
    cell: (line) => <time dateTime={line.at}>{formatMoment(line.at)}</time>,
    phone: 'plain',
    className: 'whitespace-nowrap text-sm',
  },
  { id: 'by', title: adminLedger.by, cell: byOf, className: 'text-sm' },
];

interface LedgerLinesProps {
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<StaffLedgerPage>>;
  onReverse: (line: StaffLedgerLine) => void;
}

export const LedgerLines = ({ name, query, onReverse }: LedgerLinesProps) => (
  <StaffList
    label={adminLedger.table(name)}
    // The header's grade is about the pupils beside, not about the lines of the one that is open.
    list={{ ...useList(ledgerSearch), isFiltered: false }}
    query={query}
    rows={query.data?.pages.flatMap((page) => page.lines)}
    rowKey={({ id }) => id}
    rowName={(line) => `${changeText(line)}، ${formatMoment(line.at)}`}
    columns={COLUMNS}
    actions={(line) => [canReverse(line) && { label: reverseForm.button, icon: 'undo', run: () => onReverse(line) }]}
    empty={{ icon: 'ledger', title: adminLedger.emptyTitle, body: adminLedger.emptyBody }}
  />
);
