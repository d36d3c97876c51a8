import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PENALTY_STATUSES, type PenaltyStatus } from '#domain/penalties/penalty';
import { GRADES } from '#domain/roster/grades';
import { formatDay } from '#strings/dates';
import { clearDialog, penaltiesTable as texts } from '#strings/penalties/staff';
import { penaltyStatusNames } from '#strings/penalties/words';
import { percent } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { StaffPenalty } from '#wire/penalties';
import { useClearPenalty } from '../mutations.ts';
import { type PenaltyFilter, penaltiesQuery } from '../queries.ts';
import { TableSkeleton } from './table-skeleton.tsx';

const TONES = { active: 'bad', manual: 'good', auto: 'good', ended: 'plain' } as const satisfies Record<
  PenaltyStatus,
  string
>;

const Status = ({ penalty }: { penalty: StaffPenalty }) => (
  <Badge tone={TONES[penalty.status]}>{penaltyStatusNames[penalty.status]}</Badge>
);

/** On a phone the row's other columns are told here, so that the button stays within reach of the thumb. */
const Who = ({ penalty }: { penalty: StaffPenalty }) => (
  <span className="grid gap-0.5">
    <span className="break-words">{penalty.studentName}</span>
    <span className="grid justify-items-start gap-1 text-sm font-semibold text-muted lg:hidden">
      {gradeNames[penalty.grade]}
      <span>
        {texts.late} {percent(penalty.late)}، {texts.absent} {percent(penalty.absent)}، {texts.behavior}{' '}
        {percent(penalty.behavior)}
      </span>
      <span>
        {texts.expiresAt} {formatDay(penalty.expiresAt)}
      </span>
      <Status penalty={penalty} />
    </span>
  </span>
);

interface RowActions {
  onClear: (penalty: StaffPenalty) => void;
  onLogs: (penalty: StaffPenalty) => void;
}

const Actions = ({ penalty, onClear, onLogs }: RowActions & { penalty: StaffPenalty }) => (
  <span className="flex gap-2 max-lg:flex-col">
    {penalty.canClear && (
      <Button
        size="small"
        look="danger"
        className="whitespace-nowrap"
        aria-label={texts.named(texts.clear, penalty.studentName)}
        onClick={() => onClear(penalty)}
      >
        {texts.clear}
      </Button>
    )}
    <Button
      size="small"
      look="plain"
      icon="history"
      aria-label={texts.named(texts.logsOf, penalty.studentName)}
      onClick={() => onLogs(penalty)}
    >
      {texts.logsOf}
    </Button>
  </span>
);

const WIDE = 'max-lg:hidden whitespace-nowrap';

const shareColumn = (id: 'late' | 'absent' | 'behavior'): Column<StaffPenalty> => ({
  id,
  title: texts[id],
  cell: (penalty) => <span className={penalty[id] === 0 ? 'text-muted' : ''}>{percent(penalty[id])}</span>,
  sortBy: (penalty) => penalty[id],
  className: WIDE,
});

const columnsFor = (actions: RowActions): Column<StaffPenalty>[] => [
  {
    id: 'student',
    title: texts.student,
    cell: (penalty) => <Who penalty={penalty} />,
    sortBy: (penalty) => penalty.studentName,
    className: 'lg:min-w-44',
  },
  {
    id: 'grade',
    title: texts.grade,
    cell: (penalty) => gradeNames[penalty.grade],
    sortBy: (penalty) => penalty.grade,
    className: WIDE,
  },
  {
    id: 'percentage',
    title: texts.percentage,
    cell: (penalty) => percent(penalty.percentage),
    sortBy: (penalty) => penalty.percentage,
    className: WIDE,
  },
  shareColumn('late'),
  shareColumn('absent'),
  shareColumn('behavior'),
  {
    id: 'status',
    title: texts.status,
    cell: (penalty) => <Status penalty={penalty} />,
    sortBy: (penalty) => Object.keys(TONES).indexOf(penalty.status),
    className: WIDE,
  },
  {
    id: 'expiresAt',
    title: texts.expiresAt,
    cell: (penalty) => formatDay(penalty.expiresAt),
    sortBy: (penalty) => penalty.expiresAt,
    className: WIDE,
  },
  {
    id: 'action',
    title: texts.action,
    cell: (penalty) => <Actions penalty={penalty} {...actions} />,
    className: 'w-px',
  },
];

const Filters = ({ filter, onFilter }: { filter: PenaltyFilter; onFilter: (next: Partial<PenaltyFilter>) => void }) => (
  <>
    <Filter
      label={texts.grade}
      all={texts.allGrades}
      options={GRADES}
      nameOf={(grade) => gradeNames[grade]}
      value={filter.grade}
      onChange={(grade) => onFilter({ grade })}
    />
    <Filter
      label={texts.status}
      all={texts.allStatuses}
      options={PENALTY_STATUSES}
      nameOf={(status) => penaltyStatusNames[status]}
      value={filter.status}
      onChange={(status) => onFilter({ status })}
    />
  </>
);

const Nothing = ({ filter }: { filter: PenaltyFilter }) => {
  const isAll = filter.grade === undefined && filter.status === undefined && filter.search === '';
  return (
    <EmptyState
      icon="scale"
      title={isAll ? texts.none : texts.noneFound}
      body={isAll ? texts.noneBody : texts.noneFoundBody}
    />
  );
};

const List = ({ filter, actions }: { filter: PenaltyFilter; actions: RowActions }) => {
  const query = useInfiniteQuery(penaltiesQuery(filter));
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <TableSkeleton />;
  return (
    <>
      <DataTable
        label={texts.label}
        columns={columnsFor(actions)}
        rows={data.pages.flatMap((page) => page.penalties)}
        rowKey={(penalty) => penalty.id}
        empty={<Nothing filter={filter} />}
      />
      <MoreButton query={query}>{texts.more}</MoreButton>
    </>
  );
};

const NO_FILTER: PenaltyFilter = { grade: undefined, status: undefined, search: '' };

export const PenaltiesTable = ({ onLogs }: Pick<RowActions, 'onLogs'>) => {
  const [chosen, setChosen] = useState<Omit<PenaltyFilter, 'search'>>(NO_FILTER);
  const [search, setSearch] = useState('');
  const [clearing, setClearing] = useState<StaffPenalty | null>(null);
  const clear = useClearPenalty();
  const filter = { ...chosen, search };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox label={texts.search} onSearch={setSearch} className="min-w-0 flex-1 basis-64" />
        <Filters filter={filter} onFilter={(next) => setChosen({ ...chosen, ...next })} />
      </div>
      <List filter={filter} actions={{ onClear: setClearing, onLogs }} />
      {clearing && (
        <ConfirmDialog
          title={clearDialog.title}
          body={clearDialog.body(clearing.studentName)}
          confirm={clearDialog.confirm}
          tone="danger"
          busy={clear.isPending}
          onConfirm={() => clear.mutate(clearing, { onSettled: () => setClearing(null) })}
          onClose={() => setClearing(null)}
        />
      )}
    </div>
  );
};
