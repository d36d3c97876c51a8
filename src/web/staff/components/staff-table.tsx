import { formatMoment } from '#strings/dates';
import { roleNames, staffActions, staffColumns, staffPage, staffState } from '#strings/staff/staff';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { StaffMember } from '#wire/staff';
import type { StaffDialog } from './member-dialogs.tsx';

interface StaffTableProps {
  staff: readonly StaffMember[];
  ownId: number | null;
  onOpen: (dialog: StaffDialog) => void;
}

const StateBadge = ({ disabled }: StaffMember) => (
  <Badge tone={disabled ? 'bad' : 'good'}>{disabled ? staffState.disabled : staffState.enabled}</Badge>
);

const lastLoginOf = ({ lastLogin }: StaffMember): string => (lastLogin ? formatMoment(lastLogin) : staffState.never);

/** On a phone the other columns are folded into lines under the name. */
const Name = ({ member, isOwn }: { member: StaffMember; isOwn: boolean }) => (
  <span className="grid gap-1">
    <span className="flex flex-wrap items-center gap-x-2">
      {member.name}
      {isOwn && <Badge tone="wait">{staffPage.you}</Badge>}
    </span>
    <span className="grid justify-items-start gap-1 text-sm font-semibold text-muted lg:hidden">
      <bdi dir="ltr" className="wrap-anywhere">
        {member.email}
      </bdi>
      <span className="flex flex-wrap items-center gap-2">
        {roleNames[member.role]}
        <StateBadge {...member} />
      </span>
      {lastLoginOf(member)}
    </span>
  </span>
);

interface ActionsProps extends Pick<StaffTableProps, 'onOpen'> {
  member: StaffMember;
  isOwn: boolean;
}

const Actions = ({ member, isOwn, onOpen }: ActionsProps) => {
  const toggle = member.disabled ? staffActions.enable : staffActions.disable;
  return (
    <span className="flex gap-1.5 whitespace-nowrap max-lg:flex-col">
      <Button
        look="plain"
        size="small"
        aria-label={staffActions.of(staffActions.edit, member.name)}
        onClick={() => onOpen({ kind: 'edit', member })}
      >
        {staffActions.edit}
      </Button>
      <Button
        look="plain"
        size="small"
        aria-label={staffActions.of(staffActions.password, member.name)}
        onClick={() => onOpen({ kind: 'password', member })}
      >
        {staffActions.password}
      </Button>
      {!isOwn && (
        <Button
          look={member.disabled ? 'soft' : 'danger'}
          size="small"
          aria-label={staffActions.of(toggle, member.name)}
          onClick={() => onOpen({ kind: 'switch', member })}
        >
          {toggle}
        </Button>
      )}
    </span>
  );
};

const WIDE = 'max-lg:hidden whitespace-nowrap';

const columnsFor = ({ ownId, onOpen }: Omit<StaffTableProps, 'staff'>): Column<StaffMember>[] => [
  {
    id: 'name',
    title: staffColumns.name,
    cell: (member) => <Name member={member} isOwn={member.id === ownId} />,
    sortBy: (member) => member.name,
  },
  {
    id: 'email',
    title: staffColumns.email,
    cell: (member) => <bdi dir="ltr">{member.email}</bdi>,
    sortBy: (member) => member.email,
    className: WIDE,
  },
  {
    id: 'role',
    title: staffColumns.role,
    cell: (member) => roleNames[member.role],
    sortBy: (member) => member.role,
    className: WIDE,
  },
  {
    id: 'state',
    title: staffColumns.state,
    cell: StateBadge,
    sortBy: (member) => Number(member.disabled),
    className: WIDE,
  },
  {
    id: 'last-login',
    title: staffColumns.lastLogin,
    cell: lastLoginOf,
    sortBy: (member) => member.lastLogin ?? '',
    className: `${WIDE} text-muted`,
  },
  {
    id: 'actions',
    title: staffColumns.actions,
    cell: (member) => <Actions member={member} isOwn={member.id === ownId} onOpen={onOpen} />,
    className: 'w-px',
  },
];

export const StaffTable = ({ staff, ...rest }: StaffTableProps) => (
  <DataTable
    label={staffPage.table}
    columns={columnsFor(rest)}
    rows={staff}
    rowKey={(member) => member.id}
    empty={<EmptyState icon="shield" title={staffPage.emptyTitle} body={staffPage.emptyBody} />}
  />
);
