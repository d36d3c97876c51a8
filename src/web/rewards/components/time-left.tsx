import { isUrgent, timeLeft } from '#domain/rewards/countdown';
import { studentRewards as texts, timeLeftText } from '#strings/rewards/pupil';
import { useNow } from '#web/lib/now.ts';
import { Icon } from '#web/ui/icon.tsx';

const SECOND_MS = 1000;

/** Runs by the server's clock: `skew` is how far the device's is from it. */
export const TimeLeft = ({ expiresAt, skew }: { expiresAt: string; skew: number }) => {
  const ms = Date.parse(expiresAt) - (useNow(SECOND_MS) + skew);
  const left = timeLeft(ms);
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm ${isUrgent(ms) ? 'font-black text-gold-ink' : 'text-muted'}`}
    >
      <Icon name="clock" className="size-4 shrink-0" />
      {left ? timeLeftText(left) : texts.missed}
    </span>
  );
};
