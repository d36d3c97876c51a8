import { clockNotice } from '#strings/staff/setup';
import { useServerAhead } from '#web/lib/server-clock.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Less is a time zone that somebody set wrong, and harms nothing. */
const TOO_FAR_MS = 20 * 60 * 60 * 1000;

/** Contests, lessons and sessions go by the server's clock: a wrong day of it is seen by whoever looks at another clock. */
export const ClockNotice = () => {
  const ahead = useServerAhead();
  if (Math.abs(ahead) < TOO_FAR_MS) return null;
  const here = Date.now();
  return (
    <div className="mb-4">
      <Notice text={clockNotice(new Date(here + ahead).toISOString(), new Date(here).toISOString())} />
    </div>
  );
};
