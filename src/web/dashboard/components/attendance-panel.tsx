import { Link } from '@tanstack/react-router';
import { attendance as texts } from '#strings/dashboard/pupil';
import { formatChildDay } from '#strings/dates';
import { Shares } from '#web/penalties/components/conduct-bar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Attendance } from '#wire/dashboard';

const Clean = () => (
  <p className="flex items-center gap-3 rounded-button bg-emerald-soft p-4 text-emerald-ink">
    <Icon name="shield" className="size-9 shrink-0" />
    <span>
      <span className="block text-lg font-black">{texts.clean}</span>
      {texts.cleanBody}
    </span>
  </p>
);

const LOOKS = { bar: 'h-4', part: 'rounded-2xl', percent: 'font-extrabold' };

/** Private, and calm: a number and what it means, no more. */
export const AttendancePanel = ({ attendance }: { attendance: Attendance }) => {
  const { penalty, percentage } = attendance;
  return (
    <div>
      {penalty && (
        <p className="mb-3 flex items-start gap-3 rounded-button bg-gold-soft p-4 text-gold-ink">
          <Icon name="clock" className="mt-0.5 size-6 shrink-0" />
          <span>
            <span className="block font-black">{texts.penalty(penalty.priceIncrease)}</span>
            {texts.penaltyEnds(formatChildDay(penalty.expiresAt))}
            <Link to="/student/store" className="mt-1 block w-fit font-black underline">
              {texts.penaltyPrices}
            </Link>
          </span>
        </p>
      )}
      {percentage > 0 && (
        <div className="mt-2 grid gap-3">
          <Shares conduct={attendance} bar={texts.bar(percentage)} times={texts.times} looks={LOOKS} />
          <p className="-mt-1 text-sm text-muted">{texts.private}</p>
        </div>
      )}
      {percentage === 0 && !penalty && <Clean />}
    </div>
  );
};
