import { useNavigate } from '@tanstack/react-router';
import { rewardSummary as texts } from '#strings/dashboard/pupil';
import { formatChildDay } from '#strings/dates';
import { overallTexts, studentRewards } from '#strings/rewards/pupil';
import { ClaimButton } from '#web/rewards/components/claim-button.tsx';
import { RewardLine } from '#web/rewards/components/reward-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Dashboard } from '#wire/dashboard';
import { GiftPicture } from './gift-picture.tsx';

interface RewardSummaryProps {
  rewards: Dashboard['rewards'];
  onClose: () => void;
}

const Words = ({ rewards: { overall, notification } }: { rewards: Dashboard['rewards'] }) => (
  <div className="flex items-center gap-4">
    <GiftPicture status={notification} className="size-16 shrink-0" />
    <p>
      <span className="block text-lg leading-snug font-black">{overallTexts[overall].title}</span>
      <span className="text-muted">{overallTexts[overall].body}</span>
    </p>
  </div>
);

export const RewardSummary = ({ rewards, onClose }: RewardSummaryProps) => {
  const navigate = useNavigate();
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className="grid gap-5">
        <Words rewards={rewards} />
        {rewards.available.length > 0 && (
          <section>
            <h3 className="mb-2 font-black">{texts.available}</h3>
            <ul className="grid gap-2">
              {rewards.available.map((reward) => (
                <RewardLine
                  key={reward.id}
                  reward={reward}
                  note={<span className="text-sm">{studentRewards.endsOn(formatChildDay(reward.expiresAt))}</span>}
                >
                  <ClaimButton reward={reward} />
                </RewardLine>
              ))}
            </ul>
          </section>
        )}
        {rewards.expired.length > 0 && (
          <section>
            <h3 className="mb-2 font-black">{texts.expired}</h3>
            <ul className="grid gap-2">
              {rewards.expired.map((reward) => (
                <RewardLine
                  key={reward.id}
                  reward={reward}
                  note={<span className="text-sm">{studentRewards.endedOn(formatChildDay(reward.expiresAt))}</span>}
                />
              ))}
            </ul>
          </section>
        )}
        <Button size="large" onClick={() => void navigate({ to: '/student/rewards' })}>
          {texts.all}
        </Button>
      </div>
    </Dialog>
  );
};
