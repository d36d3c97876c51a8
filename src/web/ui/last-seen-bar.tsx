import { connection } from '#strings/connection';
import { formatMoment } from '#strings/dates';
import { lastSeen } from '#web/lib/last-seen.ts';

/** Over every page that shows what it knew and not what is. */
export const LastSeenBar = () => {
  const seenAt = lastSeen.use();
  return (
    <p
      aria-live="polite"
      className="bg-gold-soft text-center font-extrabold text-gold-ink not-empty:px-4 not-empty:py-2 print:hidden"
    >
      {seenAt && connection.seenAt(formatMoment(seenAt))}
    </p>
  );
};
