import type { ReactNode } from 'react';
import { moneyText } from '#strings/money';
import { sourceNames, studentRewards as texts } from '#strings/rewards/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { ClaimedReward, Reward } from '#wire/rewards';
import { useClaim, useClaimAll } from '../mutations.ts';

interface ClaimButtonProps {
  reward: Reward;
  size?: 'medium' | 'large';
  /** What follows, where it is not the feast above all else. */
  onClaimed?: (claimed: readonly ClaimedReward[]) => void;
}

/** For the pupil alone: staff inside as the pupil see it, and why they cannot press it (D-11). */
export const ClaimButton = ({ reward, size = 'medium', onClaimed }: ClaimButtonProps) => {
  const isSelf = useIsSelf();
  const { act, isPending } = useClaim(reward.id, onClaimed);
  return (
    <Button
      look="gold"
      size={size}
      busy={isPending}
      disabled={!isSelf}
      onClick={act}
      aria-label={texts.claimNamed(reward.title ?? sourceNames[reward.source], reward.type, reward.amount)}
      title={isSelf ? undefined : texts.notByStaff}
    >
      {texts.claim}
    </Button>
  );
};

/** Where several wait; also those of exams. */
export const ClaimAllButton = ({ rewards }: { rewards: readonly Reward[] }) => {
  const isSelf = useIsSelf();
  const { act, isPending } = useClaimAll(rewards.map(({ id }) => id));
  if (rewards.length < 2 || !isSelf) return null;
  return (
    <Button look="gold" size="large" icon="gift" busy={isPending} onClick={act}>
      {texts.claimAll}
    </Button>
  );
};

interface RewardLineProps {
  reward: Reward;
  /** Until when, or since when. */
  note: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

const LOOKS: Readonly<Record<Reward['status'], string>> = {
  available: 'bg-gold-soft text-gold-ink',
  claimed: 'bg-paper',
  // Calm: it is over, and nothing here shall reproach.
  expired: 'bg-paper text-muted',
};

export const RewardLine = ({ reward, note, children }: RewardLineProps) => (
  <li className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-button p-4 ${LOOKS[reward.status]}`}>
    <MoneyIcon type={reward.type} className={`size-11 ${reward.status === 'expired' ? 'opacity-50' : ''}`} />
    <span className="min-w-0 flex-1 basis-28">
      <span className="block text-lg leading-snug font-black">{moneyText(reward.type, reward.amount)}</span>
      <span className="block leading-snug break-words">{reward.title ?? sourceNames[reward.source]}</span>
      {note}
    </span>
    {children}
  </li>
);
