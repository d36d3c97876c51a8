import type { ReactNode } from 'react';
import { moneyText } from '#strings/money';
import { sourceNames } from '#strings/rewards/pupil';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { Reward } from '#wire/rewards';

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
