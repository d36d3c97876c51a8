import { useState } from 'react';
import type { PickStatus } from '#domain/privileges/pick';
import { formatMoment } from '#strings/dates';
import { privilegesTable as texts } from '#strings/privileges/staff';
import { pickStatusNames } from '#strings/privileges/words';
import { gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { StaffPick } from '#wire/privileges';
import { useMarkDone } from '../mutations.ts';
import { type PickFilter, usePicks } from '../queries.ts';
import { RejectDialog } from './reject-dialog.tsx';

const TONES = { unclaimed: 'plain', waiting: 'wait', done: 'good', rejected: 'bad' } as const satisfies Record<
  PickStatus,
  string
>;

const Status = ({ pick }: { pick: StaffPick }) => (
  <span className="grid justify-items-start gap-0.5">
    <Badge tone={TONES[pick.status]}>{pickStatusNames[pick.status]}</Badge>
    {pick.teacherComment && (
      <span className="max-w-64 text-sm font-semibold break-words text-muted">{pick.teacherComment}</span>
    )}
  </span>
);

const requestedAt = ({ claimedAt }: StaffPick): string => (claimedAt ? formatMoment(claimedAt) : '');

/** On a phone the row's other columns are told here, so that the buttons stay within reach of the thumb. */
const Who = ({ pick }: { pick: StaffPick }) => (
  <span className="grid gap-0.5">
    <span className="break-words">{pick.studentName}</span>
    <span className="grid justify-items-start gap-1 text-sm font-semibold text-muted lg:hidden">
      {gradeNames[pick.grade]}
      <span className="text-base font-extrabold text-ink">{pick.text}</span>
      <time>{requestedAt(pick)}</time>
      <Status pick={pick} />
    </span>
  </span>
);

const Actions = ({ pick, onReject }: { pick: StaffPick; onReject: (pick: StaffPick) => void }) => {
  const done = useMarkDone();
  if (pick.status !== 'waiting') return null;
  return (
    <span className="flex gap-2 max-lg:flex-col">
      <Button
        size="small"
        look="soft"
        icon="check"
        busy={done.isPending}
        aria-label={texts.named(texts.done, pick.studentName)}
        onClick={() => done.mutate(pick)}
      >
        {texts.done}
      </Button>
      <Button
        size="small"
        look="danger"
        icon="close"
        aria-label={texts.named(texts.reject, pick.studentName)}
        onClick={() => onReject(pick)}
      >
        {texts.reject}
      </Button>
    </span>
  );
};

const WIDE = 'max-lg:hidden';

const columnsFor = (onReject: (pick: StaffPick) => void): Column<StaffPick>[] => [
  {
    id: 'student',
    title: texts.student,
    cell: (pick) => <Who pick={pick} />,
    sortBy: (pick) => pick.studentName,
    className: 'lg:min-w-44',
  },
  {
    id: 'grade',
    title: texts.grade,
    cell: (pick) => gradeNames[pick.grade],
    sortBy: (pick) => pick.grade,
    className: `${WIDE} whitespace-nowrap`,
  },
  { id: 'text', title: texts.text, cell: (pick) => pick.text, sortBy: (pick) => pick.text, className: WIDE },
  {
    id: 'claimedAt',
    title: texts.claimedAt,
    cell: requestedAt,
    sortBy: (pick) => pick.claimedAt ?? '',
    className: `${WIDE} whitespace-nowrap`,
  },
  {
    id: 'status',
    title: texts.status,
    cell: (pick) => <Status pick={pick} />,
    sortBy: (pick) => Object.keys(TONES).indexOf(pick.status),
    className: WIDE,
  },
  { id: 'actions', title: texts.actions, cell: (pick) => <Actions pick={pick} onReject={onReject} /> },
];

const Skeleton = () => (
  <Loading>
    <div className="grid gap-2 rounded-3xl border border-line bg-card p-4">
      {Array.from({ length: 6 }, (_, index) => index).map((line) => (
        <div key={line} className="flex items-center gap-6 py-1.5">
          <Bone className="h-7 w-1/3" />
          <Bone className="hidden h-6 w-40 lg:block" />
          <Bone className="h-6 w-20 rounded-full" />
          <Bone className="ms-auto h-8 w-32" />
        </div>
      ))}
    </div>
  </Loading>
);

const Nothing = ({ filter }: { filter: PickFilter }) => (
  <EmptyState
    icon="ticket"
    title={filter === 'all' ? texts.none : texts.noneOfStatus}
    body={filter === 'all' ? texts.noneBody : texts.noneOfStatusBody}
  />
);

const List = ({ filter, onReject }: { filter: PickFilter; onReject: (pick: StaffPick) => void }) => {
  const query = usePicks(filter);
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <Skeleton />;
  return (
    <div className="grid gap-4">
      <DataTable
        label={texts.label}
        columns={columnsFor(onReject)}
        rows={data.pages.flatMap((page) => page.picks)}
        rowKey={(pick) => pick.id}
        empty={<Nothing filter={filter} />}
      />
      <MoreButton query={query}>{texts.more}</MoreButton>
    </div>
  );
};

export const PicksTable = ({ filter }: { filter: PickFilter }) => {
  const [rejecting, setRejecting] = useState<StaffPick | null>(null);
  return (
    <>
      <List filter={filter} onReject={setRejecting} />
      {rejecting && <RejectDialog pick={rejecting} onClose={() => setRejecting(null)} />}
    </>
  );
};
