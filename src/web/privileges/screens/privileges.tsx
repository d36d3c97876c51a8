import { useState } from 'react';
import { PICK_STATUSES, type PickStatus, TEACHER_COMMENT_MAX } from '#domain/privileges/pick';
import {
  pickStatusNames,
  privilegesPage,
  rejectDialog,
  privilegesTable as texts,
  waitingCount,
} from '#strings/privileges/staff';
import { textOf } from '#web/lib/form-faults.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { GRADE, momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { StaffPick } from '#wire/privileges';
import { privilegesSearch } from '../admin-search.ts';
import { Offers } from '../components/offers.tsx';
import { useMarkDone, useRejectPick } from '../mutations.ts';
import { usePicks } from '../queries.ts';

const RejectDialog = ({ pick, onClose }: { pick: StaffPick; onClose: () => void }) => {
  const reject = useRejectPick();
  return (
    <FormDialog
      title={rejectDialog.title(pick.studentName)}
      submit={rejectDialog.submit}
      action={reject}
      fields={['comment']}
      onClose={onClose}
      onSubmit={(form) => reject.mutate({ id: pick.id, comment: textOf(form, 'comment') }, { onSuccess: onClose })}
    >
      {pick.refund && <p className="font-extrabold">{rejectDialog.refund(pick.refund)}</p>}
      <TextField
        name="comment"
        label={rejectDialog.comment}
        hint={rejectDialog.hint}
        maxLength={TEACHER_COMMENT_MAX}
        autoComplete="off"
      />
    </FormDialog>
  );
};

const TONES: Record<PickStatus, Tone> = { unclaimed: 'plain', waiting: 'wait', done: 'good', rejected: 'bad' };

const Status = ({ pick }: { pick: StaffPick }) => (
  <span className="grid justify-items-start gap-0.5">
    <Badge tone={TONES[pick.status]}>{pickStatusNames[pick.status]}</Badge>
    {pick.teacherComment && (
      <span className="max-w-64 text-sm font-semibold break-words text-muted">{pick.teacherComment}</span>
    )}
  </span>
);

const COLUMNS: readonly Column<StaffPick>[] = [
  PUPIL,
  GRADE,
  { id: 'text', title: texts.text, cell: ({ text }) => text, sortBy: ({ text }) => text },
  momentColumn('claimedAt', texts.claimedAt),
  {
    id: 'status',
    title: texts.status,
    cell: (pick) => <Status pick={pick} />,
    sortBy: ({ status }) => PICK_STATUSES.indexOf(status),
    phone: 'plain',
  },
];

const PicksTable = () => {
  const list = useList(privilegesSearch);
  const query = usePicks(list.wanted);
  const done = useMarkDone();
  const [rejecting, setRejecting] = useState<StaffPick | null>(null);
  return (
    <>
      <StaffList
        label={texts.label}
        list={list}
        query={query}
        rows={query.data?.pages.flatMap((page) => page.picks)}
        rowKey={({ id }) => id}
        rowName={({ studentName }) => studentName}
        columns={COLUMNS}
        filters={list.filter('status', { label: texts.status, all: texts.allStatuses, names: pickStatusNames })}
        actions={(pick) =>
          pick.status === 'waiting'
            ? [
                { label: texts.done, icon: 'check', look: 'soft', run: () => done.mutateAsync(pick) },
                { label: texts.reject, icon: 'close', look: 'danger', run: () => setRejecting(pick) },
              ]
            : []
        }
        empty={{ icon: 'ticket', title: texts.none, body: texts.noneBody }}
      />
      {rejecting && <RejectDialog pick={rejecting} onClose={() => setRejecting(null)} />}
    </>
  );
};

const PARTS = [
  { id: 'picks', title: privilegesPage.picks },
  { id: 'offers', title: privilegesPage.offers },
] as const;

/** /admin/privileges, and a tab of the staff dashboard. */
export const PrivilegesPanel = () => {
  const { chosen, open } = useList(privilegesSearch);
  const { part = 'picks' } = chosen;
  return (
    <Tabs
      look="soft"
      label={privilegesPage.tabs}
      tabs={PARTS}
      selected={part}
      onSelect={(next) => open({ part: next })}
    >
      {part === 'offers' ? <Offers /> : <PicksTable />}
    </Tabs>
  );
};

export const Privileges = () => {
  const waiting = usePicks(useList(privilegesSearch).wanted).data?.pages[0]?.waiting;
  return (
    <>
      <PageHead
        title={privilegesPage.title}
        intro={privilegesPage.intro}
        note={waiting === undefined ? undefined : waitingCount(waiting)}
      />
      <PrivilegesPanel />
    </>
  );
};
