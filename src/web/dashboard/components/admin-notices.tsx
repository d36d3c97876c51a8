import { useQuery } from '@tanstack/react-query';
import { notPutBack } from '#strings/backup/put-back';
import { clockNotice, cutNotice } from '#strings/staff/setup';
import { useIsAdmin } from '#web/access/queries.ts';
import { useServerAhead } from '#web/lib/server-clock.ts';
import { Notice } from '#web/ui/notice.tsx';
import { setupQuery, useKnowCut, useKnowNotPutBack } from '../admin-setup.ts';

/** The server went without being stopped and came back by itself: the admin is told up to when everything is there. */
export const CutNotice = () => {
  const cut = useQuery({ ...setupQuery, enabled: useIsAdmin() }).data?.cut;
  const know = useKnowCut();
  return cut && <Notice text={cutNotice.text(cut)} actions={{ [cutNotice.know]: () => know.mutate() }} />;
};

/** The server came again with the school that it had: the admin is told why. */
export const NotPutBackNotice = () => {
  const said = useQuery({ ...setupQuery, enabled: useIsAdmin() }).data?.notPutBack;
  const know = useKnowNotPutBack();
  return said && <Notice text={notPutBack(said)} actions={{ [cutNotice.know]: () => know.mutate() }} />;
};

/** Less is a time zone that somebody set wrong, and harms nothing. */
const TOO_FAR_MS = 20 * 60 * 60 * 1000;

/** Contests, lessons and sessions go by the server's clock: a wrong day of it is seen by whoever looks at another clock. */
export const ClockNotice = () => {
  const ahead = useServerAhead();
  if (Math.abs(ahead) < TOO_FAR_MS) return null;
  const here = Date.now();
  return <Notice text={clockNotice(new Date(here + ahead).toISOString(), new Date(here).toISOString())} />;
};

/** What an admin is to know of the server itself, above everything else. */
export const AdminNotices = () => (
  <div className="mb-4 grid gap-4 empty:hidden">
    <CutNotice />
    <NotPutBackNotice />
    <ClockNotice />
  </div>
);
