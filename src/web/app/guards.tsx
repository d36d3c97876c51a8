import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { connection } from '#strings/connection';
import { errorTexts } from '#strings/errors';
import { enteredBar, guardTexts } from '#strings/shell';
import { useLeaveStudent } from '#web/access/mutations.ts';
import { sessionQuery } from '#web/access/queries.ts';
import { homeOf, leaveNotice } from '#web/lib/session-hint.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/peaks.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { PupilSession, Session, StaffSession } from '#wire/access';

const Waiting = ({ text }: { text: string }) => (
  <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4">
    <Mark className="size-16 animate-pulse" />
    <p dir="auto" className="font-extrabold text-muted">
      {text}
    </p>
  </div>
);

const Trouble = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="grid min-h-dvh place-content-center p-4">
    <ErrorState error={error} onRetry={onRetry} />
  </div>
);

const useLeadHome = (session: Session | undefined): void => {
  const home = session && homeOf(session.kind);
  useEffect(() => {
    if (home) location.replace(home);
  }, [home]);
};

/** In the place of the page before the login, where no network brings that: whoever was seen inside goes on to the first screen. */
export const Away = () => {
  const { data, error } = useQuery(sessionQuery);
  useLeadHome(data);
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return error ? <Trouble error={error} onRetry={() => location.reload()} /> : <Waiting text={connection.loading} />;
};

/** Who is not inside goes to /login, and back here afterwards; staff, whom the installed app opens here too, to their first screen. */
export const StudentGuard = ({ children }: { children: (session: PupilSession) => ReactNode }) => {
  const { data, error, refetch } = useQuery(sessionQuery);
  useLeadHome(data?.kind === 'staff' ? data : undefined);
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />;
  if (data?.kind !== 'pupil') return <Waiting text={guardTexts.checkingStudent} />;
  return children(data);
};

const InsideAsStudent = () => {
  const leave = useLeaveStudent();
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4 text-center">
      <p className="max-w-sm text-lg">{guardTexts.insideAsStudent}</p>
      <Button size="large" look="gold" busy={leave.isPending} onClick={() => leave.mutate()}>
        {enteredBar.back}
      </Button>
    </div>
  );
};

/** Somebody else logged in in another window: what this page holds in memory is not theirs, so it is loaded anew. */
const useIsAnother = (staffId: number | null): boolean => {
  const [first, setFirst] = useState(staffId);
  if (first === null && staffId !== null) setFirst(staffId);
  const isAnother = first !== null && staffId !== null && first !== staffId;
  useEffect(() => {
    if (isAnother) location.reload();
  }, [isAnother]);
  return isAnother;
};

/** Anybody but staff goes to /admin/login; staff who are inside as a pupil are offered the way back. */
export const AdminGuard = ({ children }: { children: (session: StaffSession) => ReactNode }) => {
  const { data, error, refetch } = useQuery(sessionQuery);
  const isPupil = data?.kind === 'pupil' && data.enteredBy === null;
  const isAnother = useIsAnother(data?.kind === 'staff' ? data.staffId : null);
  useEffect(() => {
    if (!isPupil) return;
    leaveNotice(errorTexts.unauthorized_access);
    location.replace('/admin/login');
  }, [isPupil]);
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />;
  if (data?.kind === 'staff' && !isAnother) return children(data);
  return data && !isPupil && !isAnother ? <InsideAsStudent /> : <Waiting text={guardTexts.checkingAccess} />;
};
