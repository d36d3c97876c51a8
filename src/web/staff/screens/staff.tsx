import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { staffActions, staffPage } from '#strings/staff/staff';
import { sessionQuery } from '#web/access/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { type StaffDialog, StaffDialogs } from '#web/staff/components/member-dialogs.tsx';
import { StaffTable } from '#web/staff/components/staff-table.tsx';
import { staffQuery } from '#web/staff/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState } from '#web/ui/states.tsx';

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
