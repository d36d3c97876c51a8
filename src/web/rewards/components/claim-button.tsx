import { useQuery } from '@tanstack/react-query';
import { sourceNames, studentRewards as texts } from '#strings/rewards/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import type { Reward } from '#wire/rewards';
import { useClaim } from '../mutations.ts';

interface ClaimButtonProps {
  reward: Reward;
  size?: 'medium' | 'large';
  label?: string;
}

/** For the pupil alone: staff inside as the pupil see it, and why they cannot press it (D-11). */
export const ClaimButton = ({ reward, size = 'medium', label = texts.claim }: ClaimButtonProps) => {
  const { data: session } = useQuery(sessionQuery);
  const { act, isPending } = useClaim(reward.id);
  const isEntered = session?.kind === 'pupil' && session.enteredBy !== null;
  return (
    <Button
      look="gold"
      size={size}
      busy={isPending}
      disabled={isEntered}
      onClick={act}
      aria-label={texts.claimNamed(reward.title ?? sourceNames[reward.source], reward.type, reward.amount)}
      title={isEntered ? texts.notByStaff : undefined}
    >
      {label}
    </Button>
  );
};
