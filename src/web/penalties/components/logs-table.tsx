import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay } from '#strings/dates';
import { cancelDialog, logsTable as texts } from '#strings/penalties/staff';
import { behaviorNames, incidentNames } from '#strings/penalties/words';
import { percent } from '#strings/plural';
import { useRuledPupils } from '#web/lib/grade.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { GRADE, momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { StaffLog } from '#wire/penalties';
import { penaltiesSearch } from '../admin-search.ts';
import { useCancelLog } from '../mutations.ts';
import { logsQuery } from '../queries.ts';

const detailOf = ({ minutesLate, behaviorType }: StaffLog): string | null => {
  if (minutesLate !== null) return texts.minutes(minutesLate);
  return behaviorType && behaviorNames[behaviorType];
};

const What = ({ log }: { log: StaffLog }) => (
  <span className="grid justify-items-start gap-0.5 desk:gap-0">
    <span
      className={`flex flex-wrap items-center gap-2 desk:flex-nowrap desk:whitespace-nowrap ${log.cancelledAt ? 'text-muted line-through' : ''}`}
    >
      <span className="font-extrabold">{incidentNames[log.type]}</span>
      {detailOf(log)}
    </span>
    {log.note && (
      <span title={log.note} className="text-sm text-muted desk:line-clamp-1">
        {log.note}
      </span>
    )}
  </span>
);

const State = ({ log }: { log: StaffLog }) => {
  if (log.cancelledAt)
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge tone="plain">{texts.cancelled}</Badge>
        <span className="text-sm text-muted">{log.cancelledBy}</span>
      </span>
    );
  return log.isCounted && <Badge tone="wait">{texts.counted}</Badge>;
};

const COLUMNS: readonly Column<StaffLog>[] = [
  PUPIL,
  GRADE,
  { id: 'what', title: texts.what, cell: (log) => <What log={log} />, sortBy: ({ type }) => type, phone: 'plain' },
  { id: 'percent', title: texts.percent, cell: (log) => percent(log.percent), sortBy: (log) => log.percent },
  { ...momentColumn('logDate', texts.day, formatDay), id: 'day' },
  { id: 'by', title: texts.by, cell: ({ createdBy }) => createdBy, className: 'text-sm text-muted whitespace-nowrap' },
  { id: 'state', title: texts.state, cell: (log) => <State log={log} />, phone: 'plain' },
];

export const LogsTable = () => {
  const list = useList(penaltiesSearch);
  const { student } = list.chosen;
  const shown = useRuledPupils();
  const query = useInfiniteQuery(logsQuery(student ? { studentId: student } : shown));
  const rows = query.data?.pages.flatMap((page) => page.logs);
  const cancel = useCancelLog();
  const only = student !== undefined && rows?.[0] && (
    <p className="flex flex-wrap items-center gap-3 font-extrabold">
      {texts.only(rows[0].studentName)}
      <Button size="small" look="soft" icon="users" onClick={() => list.set({ student: undefined })}>
        {texts.all}
      </Button>
    </p>
  );
  return (
    <StaffList
      label={texts.label}
      list={list}
      query={query}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ studentName }) => studentName}
      columns={COLUMNS}
      filters={only}
      actions={(log) => [
        log.cancelledAt === null && {
          label: texts.cancel,
          icon: 'close',
          confirm: { ...cancelDialog, body: cancelDialog.body(log.studentName), tone: 'danger' },
          run: () => cancel.mutateAsync(log),
        },
      ]}
      empty={{ icon: 'scale', title: texts.none, body: texts.noneBody }}
    />
  );
};
