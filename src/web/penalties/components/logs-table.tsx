import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#strings/dates';
import { cancelDialog, penaltiesTable, logsTable as texts } from '#strings/penalties/staff';
import { behaviorNames, incidentNames } from '#strings/penalties/words';
import { percent } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { StaffLog } from '#wire/penalties';
import { useCancelLog } from '../mutations.ts';
import { logsQuery } from '../queries.ts';
import { TableSkeleton } from './table-skeleton.tsx';

const detailOf = ({ minutesLate, behaviorType }: StaffLog): string | null => {
  if (minutesLate !== null) return texts.minutes(minutesLate);
  return behaviorType && behaviorNames[behaviorType];
};

const What = ({ log }: { log: StaffLog }) => (
  <span className="grid justify-items-start gap-0.5">
    <span className={`flex flex-wrap items-center gap-2 ${log.cancelledAt ? 'text-muted line-through' : ''}`}>
      <span className="font-extrabold">{incidentNames[log.type]}</span>
      {detailOf(log)}
    </span>
    {log.note && <span className="text-sm text-muted">{log.note}</span>}
  </span>
);

/** On a phone the row's other columns are told here, so that the button stays within reach of the thumb. */
const Who = ({ log }: { log: StaffLog }) => (
  <span className="grid gap-0.5">
    <span className="break-words">{log.studentName}</span>
    <span className="text-sm font-semibold text-muted">{gradeNames[log.grade]}</span>
    <span className="grid justify-items-start gap-1 text-sm font-semibold lg:hidden">
      <What log={log} />
      <span className="text-muted">
        {percent(log.percent)}، {formatDay(log.logDate)}
      </span>
    </span>
  </span>
);

const Action = ({ log, onCancel }: { log: StaffLog; onCancel: (log: StaffLog) => void }) =>
  log.cancelledAt ? (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone="plain">{texts.cancelled}</Badge>
      <span className="px-3 text-sm text-muted">{log.cancelledBy}</span>
    </span>
  ) : (
    <span className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        look="plain"
        icon="close"
        aria-label={penaltiesTable.named(texts.cancel, log.studentName)}
        onClick={() => onCancel(log)}
      >
        {texts.cancel}
      </Button>
      {log.isCounted && <Badge tone="wait">{texts.counted}</Badge>}
    </span>
  );

const WIDE = 'max-lg:hidden';

const columnsFor = (onCancel: (log: StaffLog) => void): Column<StaffLog>[] => [
  {
    id: 'student',
    title: texts.student,
    cell: (log) => <Who log={log} />,
    sortBy: (log) => log.studentName,
    className: 'lg:min-w-44',
  },
  { id: 'what', title: texts.what, cell: (log) => <What log={log} />, sortBy: (log) => log.type, className: WIDE },
  {
    id: 'percent',
    title: texts.percent,
    cell: (log) => percent(log.percent),
    sortBy: (log) => log.percent,
    className: WIDE,
  },
  {
    id: 'day',
    title: texts.day,
    cell: (log) => formatDay(log.logDate),
    sortBy: (log) => log.logDate,
    className: `${WIDE} whitespace-nowrap`,
  },
  { id: 'by', title: texts.by, cell: (log) => log.createdBy, className: `${WIDE} text-muted` },
  { id: 'action', title: texts.action, cell: (log) => <Action log={log} onCancel={onCancel} /> },
];

const List = ({ studentId, onCancel }: { studentId: number | undefined; onCancel: (log: StaffLog) => void }) => {
  const query = useInfiniteQuery(logsQuery(studentId));
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <TableSkeleton />;
  return (
    <>
      <DataTable
        label={texts.label}
        columns={columnsFor(onCancel)}
        rows={data.pages.flatMap((page) => page.logs)}
        rowKey={(log) => log.id}
        empty={<EmptyState icon="scale" title={texts.none} body={texts.noneBody} />}
      />
      <MoreButton query={query}>{penaltiesTable.more}</MoreButton>
    </>
  );
};

interface LogsTableProps {
  /** Whose logs alone; null for all. */
  of: { readonly id: number; readonly name: string } | null;
  onAll: () => void;
}

export const LogsTable = ({ of, onAll }: LogsTableProps) => {
  const [cancelling, setCancelling] = useState<StaffLog | null>(null);
  const cancel = useCancelLog();
  return (
    <div className="grid gap-3">
      {of && (
        <p className="flex flex-wrap items-center gap-3 font-extrabold">
          {texts.only(of.name)}
          <Button size="small" look="soft" icon="users" onClick={onAll}>
            {texts.all}
          </Button>
        </p>
      )}
      <List studentId={of?.id} onCancel={setCancelling} />
      {cancelling && (
        <ConfirmDialog
          title={cancelDialog.title}
          body={cancelDialog.body(cancelling.studentName)}
          confirm={cancelDialog.confirm}
          tone="danger"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(cancelling, { onSettled: () => setCancelling(null) })}
          onClose={() => setCancelling(null)}
        />
      )}
    </div>
  );
};
