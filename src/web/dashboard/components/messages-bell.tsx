import { Link } from '@tanstack/react-router';
import { countAll, whatWaits } from '#domain/dashboard/waiting';
import { waitingTexts } from '#strings/dashboard/waiting';
import { formatNumber } from '#strings/plural';
import { Icon } from '#web/ui/icon.tsx';
import { PLACES, useOwnWaiting } from '../waiting.ts';

/** On every page of a pupil: all that waits, a message first, since it is read at once. */
export const MessagesBell = () => {
  const waiting = useOwnWaiting();
  const waits = waiting ? whatWaits(waiting) : [];
  const count = waiting ? countAll(waiting) : 0;
  const label = waitingTexts.bell(waits);
  const [first] = waits;
  return (
    <Link
      to={first && waiting?.messages === 0 ? PLACES[first.kind] : PLACES.messages}
      aria-label={label}
      title={label}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-2xl bg-white/15 hover:brightness-95"
    >
      <Icon name="bell" className="size-5" />
      {count > 0 && (
        <span className="absolute -end-1.5 -top-1.5 min-w-6 rounded-full bg-gold px-1 text-center text-sm font-black text-on-gold">
          {formatNumber(count)}
        </span>
      )}
    </Link>
  );
};
