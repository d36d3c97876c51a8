import { useNavigate } from '@tanstack/react-router';
import { rewardSummary as texts } from '#strings/dashboard/pupil';
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

/** What waits and what was missed, behind the button of the first screen. */
export const RewardSummary = ({ rewards, onClose }: { rewards: Rewards; onClose: () => void }) => {
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
