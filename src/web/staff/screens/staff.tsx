import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffFactor } from '#strings/access/second-factor';
import { COMMA } from '#strings/calendar/words';
import { formatMoment } from '#strings/dates';
import {
  roleNames,
  staffAccess,
  staffActions,
  staffColumns,
  staffForm,
  staffPage,
  staffSessions,
  staffState,
} from '#strings/staff/staff';
import { className } from '#strings/widgets';
import { sessionQuery } from '#web/access/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ForAdminsOnly, isAdminOnly } from '#web/ui/for-admins-only.tsx';
import { momentColumn } from '#web/ui/list/columns.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { StaffMember } from '#wire/staff';
import { Invitations, InviteMember } from '../components/invitations.tsx';
import { AddMember, EditMember, SetPassword } from '../components/member-dialogs.tsx';
import { useEndStaffSessions, useRemoveStaffFactor, useSwitchStaff } from '../mutations.ts';
import { staffQuery } from '../queries.ts';

const classesSaid = (classes: NonNullable<StaffMember['classes']>): string =>
  classes.map(className).join(COMMA) || staffForm.noClasses;

const nameColumn = (ownId: number | null, withFactor: readonly number[]): Column<StaffMember> => ({
  id: 'name',
  title: staffColumns.name,
  cell: ({ id, name }) => (
    <span className="flex flex-wrap items-center gap-x-2">
      {name}
      {id === ownId && <Badge tone="wait">{staffPage.you}</Badge>}
      {withFactor.includes(id) && <Badge tone="good">{staffFactor.has}</Badge>}
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
    cell: ({ role, classes }) => [roleNames[role], ...(classes ? [classesSaid(classes)] : [])].join(' · '),
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
    ...momentColumn('lastLogin', staffColumns.lastLogin),
    id: 'last-login',
    cell: ({ lastLogin }) => (lastLogin ? formatMoment(lastLogin) : staffState.never),
    className: 'whitespace-nowrap text-muted',
  },
];

const switching = ({ name, disabled }: StaffMember) =>
  disabled
    ? { ...staffAccess.enable, body: staffAccess.enable.body(name) }
    : { ...staffAccess.disable, body: staffAccess.disable.body(name), tone: 'danger' as const };

export const Staff = () => {
  const list = useList(plainSearch);
  const query = useQuery(staffQuery);
  const session = useQuery(sessionQuery).data;
  const ownId = session?.kind === 'staff' ? session.staffId : null;
  const change = useSwitchStaff();
  const endSessions = useEndStaffSessions();
  const removeFactor = useRemoveStaffFactor();
  const withFactor = query.data?.withFactor ?? [];
  const [opened, setOpened] = useState<'add' | 'invite' | { dialog: 'edit' | 'password'; member: StaffMember } | null>(
    null,
  );
  const ofMember = typeof opened === 'object' ? opened : null;
  const close = () => setOpened(null);
  if (isAdminOnly(query.error))
    return <ForAdminsOnly title={staffPage.title} intro={staffPage.intro} body={staffPage.refusedBody} />;
  return (
    <>
      <PageHead
        title={staffPage.title}
        intro={staffPage.intro}
        note={query.data && staffPage.count(query.data.staff.length)}
      >
        <Button look="plain" onClick={() => setOpened('add')}>
          {staffActions.add}
        </Button>
        <Button look="gold" icon="plus" onClick={() => setOpened('invite')}>
          {staffActions.invite}
        </Button>
      </PageHead>
      <StaffList
        label={staffPage.table}
        list={list}
        query={query}
        rows={query.data?.staff}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={[nameColumn(ownId, withFactor), ...COLUMNS]}
        actions={(member) => [
          { label: staffActions.edit, run: () => setOpened({ dialog: 'edit', member }) },
          { label: staffActions.password, run: () => setOpened({ dialog: 'password', member }) },
          member.id !== ownId && {
            label: staffSessions.named(member.name),
            icon: 'logout',
            isQuiet: true,
            confirm: { ...staffSessions, body: staffSessions.body(member.name), tone: 'danger' },
            run: () => endSessions.mutateAsync(member),
          },
          member.id !== ownId &&
            withFactor.includes(member.id) && {
              label: staffFactor.named(member.name),
              icon: 'shield',
              isQuiet: true,
              confirm: { ...staffFactor, body: staffFactor.body(member.name), tone: 'danger' },
              run: () => removeFactor.mutateAsync(member),
            },
          member.id !== ownId && {
            label: switching(member).confirm,
            look: member.disabled ? 'soft' : 'danger',
            confirm: switching(member),
            run: () => change.mutateAsync(member),
          },
        ]}
        empty={{ icon: 'shield', title: staffPage.emptyTitle, body: staffPage.emptyBody }}
      />
      {query.data && query.data.invitations.length > 0 && <Invitations invitations={query.data.invitations} />}
      {opened === 'add' && <AddMember onClose={close} />}
      {opened === 'invite' && <InviteMember onClose={close} />}
      {ofMember?.dialog === 'edit' && (
        <EditMember member={ofMember.member} isOwn={ofMember.member.id === ownId} onClose={close} />
      )}
      {ofMember?.dialog === 'password' && <SetPassword member={ofMember.member} onClose={close} />}
    </>
  );
};
