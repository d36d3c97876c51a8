import { COUNTDOWN_STEP_MS } from '#domain/practice/arena';
import { timeLeft } from '#domain/rewards/countdown';
import { contestEnds } from '#strings/practice/pupil';
import { useNow } from '#web/lib/now.ts';
import { Icon } from '#web/ui/icon.tsx';

export const ContestCountdown = ({ endsAt }: { endsAt: string }) => {
  const now = useNow(COUNTDOWN_STEP_MS);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="clock" className="size-5 shrink-0" />
      {contestEnds(timeLeft(Date.parse(endsAt) - now))}
    </span>
  );
};
