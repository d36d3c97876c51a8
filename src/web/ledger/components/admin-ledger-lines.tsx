import { canReverse } from '#domain/ledger/ledger';
import { formatMoment } from '#strings/dates';
import { adminLedger, lineReasons, reverseForm } from '#strings/ledger/staff';
import { sourceNames } from '#strings/rewards/staff';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { StaffLedgerLine } from '#wire/ledger';
import { changeText } from '../change-text.ts';
import { Balances, Change } from './admin-money.tsx';

/** A reward says where it came from; everything else says what it is. */
const reasonOf = ({ reason, source }: StaffLedgerLine): string =>
  reason === 'reward' && source ? sourceNames[source] : lineReasons[reason];

const byOf = ({ by, reason }: StaffLedgerLine): string =>
  by ?? (reason === 'reward' ? adminLedger.byPupil : adminLedger.byPlatform);

/** On a phone the other columns are told under the reason. */
const Why = ({ line }: { line: StaffLedgerLine }) => (
  <span className="grid leading-snug">
    <span className="flex flex-wrap items-center gap-x-2">
      {reasonOf(line)}
      {line.isReversed && <Badge tone="bad">{adminLedger.reversed}</Badge>}
    </span>
    {line.note && <span className="text-sm font-semibold break-words text-muted">{line.note}</span>}
    <span className="grid text-sm font-semibold text-muted lg:hidden">
      <span>{`${formatMoment(line.at)}، ${byOf(line)}`}</span>
      <span className="flex flex-wrap gap-x-2">
        {adminLedger.after}
        <Balances points={line.pointsAfter} coins={line.coinsAfter} />
      </span>
    </span>
  </span>
);

const WIDE = 'max-lg:hidden';

const dataColumns: Column<StaffLedgerLine>[] = [
  {
    id: 'why',
    title: adminLedger.why,
    cell: (line) => <Why line={line} />,
    className: 'lg:min-w-52',
  },
  {
    id: 'amount',
    title: adminLedger.amount,
    cell: (line) => (
      <span className={line.isReversed ? 'line-through opacity-70' : ''}>
        <Change points={line.points} coins={line.coins} />
      </span>
    ),
  },
  {
    id: 'after',
    title: adminLedger.after,
    cell: (line) => <Balances points={line.pointsAfter} coins={line.coinsAfter} />,
    className: `${WIDE} whitespace-nowrap`,
  },
  {
    id: 'when',
    title: adminLedger.when,
    cell: (line) => <time dateTime={line.at}>{formatMoment(line.at)}</time>,
    className: `${WIDE} whitespace-nowrap text-sm`,
  },
  { id: 'by', title: adminLedger.by, cell: byOf, className: `${WIDE} text-sm` },
];

interface LedgerLinesProps {
  name: string;
  lines: readonly StaffLedgerLine[];
  onReverse: (line: StaffLedgerLine) => void;
}

export const LedgerLines = ({ name, lines, onReverse }: LedgerLinesProps) => {
  const columns: Column<StaffLedgerLine>[] = [
    ...dataColumns,
    {
      id: 'actions',
      title: adminLedger.actions,
      cell: (line) =>
        canReverse(line) && (
          <Button
            look="plain"
            size="small"
            icon="undo"
            aria-label={reverseForm.of(changeText(line), formatMoment(line.at))}
            onClick={() => onReverse(line)}
          >
            {reverseForm.button}
          </Button>
        ),
      className: 'w-px',
    },
  ];
  return (
    <DataTable
      label={adminLedger.table(name)}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
      empty={<EmptyState icon="ledger" title={adminLedger.emptyTitle} body={adminLedger.emptyBody} />}
    />
  );
};
