import type { MutationKey, QueryKey } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '#strings/dates';
import { rewardSteps as texts } from '#strings/rewards/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { useSingleAction } from '#web/lib/action.ts';
import { refusalOr } from '#web/lib/api.ts';
import { playRight } from '#web/lib/sound.ts';
import { Button } from '#web/ui/button.tsx';

/** The server takes it once. A refusal says why; anything else is said in the words of the specification. */
export const useSendReward = (key: MutationKey, run: () => Promise<unknown>, from: QueryKey) =>
  useSingleAction(key, {
    run,
    done: texts.sentNow,
    after: playRight,
    refused: (error) => refusalOr(error, texts.sendFailed),
    refresh: [from, ['student', 'rewards'], ['student', 'dashboard']],
  });

interface StepProps {
  step: ReturnType<typeof useSendReward>;
  icon: 'spark' | 'send';
  children: string;
}

/** For the pupil alone: staff inside as the pupil see it, and why they cannot press it (D-11). */
export const RewardStep = ({ step: { act, isPending }, icon, children }: StepProps) => {
  const isSelf = useIsSelf();
  return (
    <Button
      look="gold"
      size="large"
      icon={icon}
      busy={isPending}
      disabled={!isSelf}
      title={isSelf ? undefined : texts.notByStaff}
      onClick={act}
    >
      {children}
    </Button>
  );
};

/** When it went to the rewards, and the way there while it waits to be claimed. */
export const SentReward = ({ sentAt, isClaimed }: { sentAt: string; isClaimed: boolean }) => (
  <div role="status" className="grid gap-1 text-center">
    <p className="font-extrabold text-emerald-ink">
      {isClaimed ? texts.claimedOn(formatDay(sentAt)) : texts.sentOn(formatDay(sentAt))}
    </p>
    {!isClaimed && (
      <Link to="/student/rewards" className="font-extrabold underline underline-offset-4">
        {texts.toRewards}
      </Link>
    )}
  </div>
);
