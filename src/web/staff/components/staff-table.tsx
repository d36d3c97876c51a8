import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoment } from '#strings/dates';
import { roleNames, staffActions, staffColumns, staffPage, staffState } from '#strings/staff/staff';
import { Badge } from '#web/ui/badge.tsx';
import { listSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { StaffMember } from '#wire/staff';
import type { StaffDialog } from './member-dialogs.tsx';

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

export const StaffTable = ({ query, ownId, onOpen }: StaffTableProps) => (
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
