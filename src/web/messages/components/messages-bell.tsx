import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inbox } from '#strings/messages/pupil';
import { formatNumber } from '#strings/plural';
import { dashboardQuery } from '#web/dashboard/queries.ts';
import { Icon } from '#web/ui/icon.tsx';

/** On every page of a pupil: whether the teacher has written. */
export const MessagesBell = () => {
  const unread = useQuery(dashboardQuery).data?.messages.unread ?? 0;
  const label = inbox.bell(unread);
  return (
    <Link
      to="/student/messages"
      aria-label={label}
      title={label}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-2xl bg-white/15 hover:brightness-95"
    >
      <Icon name="bell" className="size-5" />
      {unread > 0 && (
        <span className="absolute -end-1.5 -top-1.5 min-w-6 rounded-full bg-gold px-1 text-center text-sm font-black text-on-gold">
          {formatNumber(unread)}
        </span>
      )}
    </Link>
  );
};
