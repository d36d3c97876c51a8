import { waitingCount } from '#strings/dashboard/staff-waiting';
import { formatNumber } from '#strings/plural';

/** How much waits behind a link or a tab; nothing where nothing does. */
export const WaitingBadge = ({ count, className = '' }: { count: number | undefined; className?: string }) =>
  count !== undefined &&
  count > 0 && (
    <span
      className={`min-w-6 rounded-full bg-gold px-1.5 text-center text-sm leading-6 font-black text-on-gold ${className}`}
    >
      {/* In a bar that scrolls, what is only heard would else stand outside it and widen the page. */}
      <span className="relative">
        <span aria-hidden="true">{formatNumber(count)}</span>
        <span className="sr-only"> {waitingCount(count)}</span>
      </span>
    </span>
  );
