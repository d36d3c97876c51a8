import { checklistPopup, welcomePopup as texts } from '#strings/dashboard/pupil';
import { moneyText } from '#strings/money';
import { celebration } from '#strings/rewards/pupil';
import { ClaimButton } from '#web/rewards/components/reward-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { ChecklistItem } from '#wire/dashboard';
import type { ClaimedReward, Reward } from '#wire/rewards';
import { Celebration } from './celebration-dialog.tsx';
import { ChecklistItems } from './checklist-items.tsx';

type GiftProps = Pick<WelcomePopupProps, 'onOpened' | 'onRewards'> & { reward: Reward };

const Gift = ({ reward, onOpened, onRewards }: GiftProps) => (
  <div className="grid justify-items-center gap-4 text-center">
    <MoneyIcon type={reward.type} className="size-24" />
    <p>
      <span className="block text-3xl font-black text-sky-ink">{moneyText(reward.type, reward.amount)}</span>
      <span className="text-lg">{texts.body}</span>
    </p>
    <div className="grid w-full gap-3">
      <ClaimButton reward={reward} size="large" onClaimed={onOpened} />
      <Button look="plain" size="large" onClick={onRewards}>
        {texts.rewards}
      </Button>
    </div>
  </div>
);

interface WelcomePopupProps {
  firstName: string;
  /** Until it is claimed. */
  reward: Reward | null;
  /** What was in it, once it is. */
  opened: readonly ClaimedReward[];
  onOpened: (opened: readonly ClaimedReward[]) => void;
  onRewards: () => void;
  onClose: () => void;
}

/** The gift opens where it was offered, and leads to the first game: a first day has dialogs enough. */
export const WelcomePopup = ({ firstName, reward, opened, onOpened, onRewards, onClose }: WelcomePopupProps) => {
  const isOpened = opened.length > 0;
  return (
    <Dialog title={isOpened ? celebration.title : texts.title(firstName)} onClose={onClose}>
      {isOpened ? (
        <Celebration claimed={opened} onDone={onClose}>
          <ButtonLink look="gold" icon="bolt" to="/educational-games">
            {texts.play}
          </ButtonLink>
        </Celebration>
      ) : (
        reward && <Gift reward={reward} onOpened={onOpened} onRewards={onRewards} />
      )}
    </Dialog>
  );
};

interface ChecklistPopupProps {
  items: readonly ChecklistItem[];
  onClose: () => void;
  onRemind: () => void;
}

export const ChecklistPopup = ({ items, onClose, onRemind }: ChecklistPopupProps) => (
  <Dialog title={checklistPopup.title} onClose={onClose}>
    <div className="grid gap-5">
      <ChecklistItems items={items} />
      <div className="grid gap-3">
        <Button look="gold" size="large" onClick={onClose}>
          {checklistPopup.close}
        </Button>
        <Button look="plain" size="large" onClick={onRemind}>
          {checklistPopup.remind}
        </Button>
      </div>
    </div>
  </Dialog>
);
