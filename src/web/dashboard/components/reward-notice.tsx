import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { NotificationStatus } from '#domain/rewards/statuses';
import { rewardNotices, rewardSummary as texts } from '#strings/dashboard/pupil';
import { formatChildDay } from '#strings/dates';
import { overallTexts, studentRewards } from '#strings/rewards/pupil';
import { ClaimButton, RewardLine } from '#web/rewards/components/reward-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Dashboard } from '#wire/dashboard';
import type { Reward } from '#wire/rewards';
import { GiftPicture } from './gift-picture.tsx';

type Rewards = Dashboard['rewards'];

const Words = ({ rewards: { overall, notification } }: { rewards: Rewards }) => (
  <div className="flex items-center gap-4">
    <GiftPicture status={notification} className="size-16 shrink-0" />
    <p>
      <span className="block text-lg leading-snug font-black">{overallTexts[overall].title}</span>
      <span className="text-muted">{overallTexts[overall].body}</span>
    </p>
  </div>
);

interface PartProps {
  title: string;
  rewards: readonly Reward[];
  noteOf: (day: string) => string;
}

const Part = ({ title, rewards, noteOf }: PartProps) =>
  rewards.length > 0 && (
    <section>
      <h3 className="mb-2 font-black">{title}</h3>
      <ul className="grid gap-2">
        {rewards.map((reward) => (
          <RewardLine
            key={reward.id}
            reward={reward}
            note={<span className="text-sm">{noteOf(formatChildDay(reward.expiresAt))}</span>}
          >
            {reward.status === 'available' && <ClaimButton reward={reward} />}
          </RewardLine>
        ))}
      </ul>
    </section>
  );

const RewardSummary = ({ rewards, onClose }: { rewards: Rewards; onClose: () => void }) => {
  const navigate = useNavigate();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className="grid gap-5">
        <Words rewards={rewards} />
        <Part title={texts.available} rewards={rewards.available} noteOf={studentRewards.endsOn} />
        <Part title={texts.expired} rewards={rewards.expired} noteOf={studentRewards.endedOn} />
        <Button size="large" onClick={() => void navigate({ to: '/student/rewards' })}>
          {texts.all}
        </Button>
      </div>
    </Dialog>
  );
};

interface Look {
  readonly card: string;
  readonly action: string;
}

const CALM: Look = { card: 'bg-card shadow-card', action: 'bg-paper text-ink' };

const LOOKS: Readonly<Record<NotificationStatus, Look>> = {
  available: {
    card: 'bg-[linear-gradient(90deg,#f7c84e,#e9a91b)] text-[#3b2800] shadow-[0_5px_0_var(--gold-edge)] active:translate-y-1 active:shadow-none',
    action: 'bg-[#4a3200] text-[#fff0c2]',
  },
  agreement: { card: 'bg-emerald text-on-emerald', action: 'bg-gold text-on-gold' },
  pending: { card: 'bg-plum/15 text-ink', action: 'bg-card text-ink' },
  partial: { card: 'bg-emerald-soft text-emerald-ink', action: 'bg-card text-ink' },
  claimed: { card: 'bg-emerald-soft text-emerald-ink', action: 'bg-card text-ink' },
  'all-missed': CALM,
  none: CALM,
};

/** The rewards button in its seven states. It opens a summary, which leads on to all rewards. */
export const RewardNotice = ({ rewards }: { rewards: Rewards }) => {
  const [isOpen, setOpen] = useState(false);
  const { notification, availableCount } = rewards;
  const { title, body, action } = rewardNotices[notification];
  const look = LOOKS[notification];
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`flex w-full items-center gap-3 rounded-card p-4 text-start transition sm:px-6 ${look.card}`}
      >
        <GiftPicture status={notification} className="size-11 shrink-0 sm:size-14" />
        <span className="min-w-0 flex-1">
          <span className="block text-lg leading-snug font-black sm:text-xl">{title(availableCount)}</span>
          <span className="block text-sm leading-snug sm:text-base">{body}</span>
        </span>
        <span className={`shrink-0 rounded-button px-3.5 py-3 font-black sm:px-6 ${look.action}`}>{action}</span>
      </button>
      {isOpen && <RewardSummary rewards={rewards} onClose={() => setOpen(false)} />}
    </>
  );
};
