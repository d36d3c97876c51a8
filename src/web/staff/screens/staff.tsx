import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMoment } from '#strings/dates';
import { roleNames, staffActions, staffColumns, staffPage, staffState } from '#strings/staff/staff';
import { sessionQuery } from '#web/access/queries.ts';
import { ApiError, api } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { listSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { StaffMember } from '#wire/staff';
import { type StaffDialog, StaffDialogs } from '../components/member-dialogs.tsx';

interface StaffTableProps {
  query: UseQueryResult<readonly StaffMember[]>;
  ownId: number | null;
  onOpen: (dialog: StaffDialog) => void;
}

const nameColumn = (ownId: number | null): Column<StaffMember> => ({
  id: 'name',
  title: staffColumns.name,
  cell: ({ id, name }) => (
    <span className="flex flex-wrap items-center gap-x-2">
      {name}
      {id === ownId && <Badge tone="wait">{staffPage.you}</Badge>}
    </span>
  ),
  sortBy: ({ name }) => name,
});

const COLUMNS: readonly Column<StaffMember>[] = [
  {
    id: 'email',
    title: staffColumns.email,
    cell: ({ email }) => (
      <bdi dir="ltr" className="wrap-anywhere">
        {email}
      </bdi>
    ),
    sortBy: ({ email }) => email,
    phone: 'plain',
    className: 'desk:whitespace-nowrap',
  },
  {
    id: 'role',
    title: staffColumns.role,
    cell: ({ role }) => roleNames[role],
    sortBy: ({ role }) => role,
    phone: 'plain',
  },
  {
    id: 'state',
    title: staffColumns.state,
    cell: ({ disabled }) => (
      <Badge tone={disabled ? 'bad' : 'good'}>{disabled ? staffState.disabled : staffState.enabled}</Badge>
    ),
    sortBy: ({ disabled }) => Number(disabled),
    phone: 'plain',
  },
  {
    id: 'last-login',
    title: staffColumns.lastLogin,
    cell: ({ lastLogin }) => (lastLogin ? formatMoment(lastLogin) : staffState.never),
    sortBy: ({ lastLogin }) => lastLogin ?? '',
    className: 'whitespace-nowrap text-muted',
  },
];

const address = listSearch({});

const StaffTable = ({ query, ownId, onOpen }: StaffTableProps) => (
  <StaffList
    label={staffPage.table}
    list={useList(address)}
    query={query}
    rows={query.data}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    columns={[nameColumn(ownId), ...COLUMNS]}
    actions={(member) => [
      { label: staffActions.edit, run: () => onOpen({ kind: 'edit', member }) },
      { label: staffActions.password, run: () => onOpen({ kind: 'password', member }) },
      member.id !== ownId && {
        label: member.disabled ? staffActions.enable : staffActions.disable,
        look: member.disabled ? 'soft' : 'danger',
        run: () => onOpen({ kind: 'switch', member }),
      },
    ]}
    empty={{ icon: 'shield', title: staffPage.emptyTitle, body: staffPage.emptyBody }}
  />
);

const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async () => (await api('GET /api/admin/staff')).staff,
});

/** The server refuses a teacher; the page says why and where to go instead. */
const ForAdminsOnly = () => (
  <>
    <PageHead title={staffPage.title} intro={staffPage.intro} />
    <EmptyState
      icon="shield"
      title={staffPage.refusedTitle}
      body={staffPage.refusedBody}
      action={
        <Link to="/admin/settings" className="rounded-2xl bg-emerald px-5 py-2.5 font-extrabold text-on-emerald">
          {staffPage.toSettings}
        </Link>
      }
    />
  </>
);

const isAdminOnly = (error: unknown): boolean => error instanceof ApiError && error.code === 'admin_only';

export const Staff = () => {
  const query = useQuery(staffQuery);
  const { data, error } = query;
  const session = useQuery(sessionQuery).data;
  const ownId = session?.kind === 'staff' ? session.staffId : null;
  const [open, setOpen] = useState<StaffDialog | null>(null);
  if (isAdminOnly(error)) return <ForAdminsOnly />;
  return (
    <>
      <PageHead title={staffPage.title} intro={staffPage.intro} note={data && staffPage.count(data.length)}>
        <Button look="gold" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
          {staffActions.add}
        </Button>
      </PageHead>
      <StaffTable query={query} ownId={ownId} onOpen={setOpen} />
      <StaffDialogs open={open} ownId={ownId} onClose={() => setOpen(null)} />
    </>
  );
};
