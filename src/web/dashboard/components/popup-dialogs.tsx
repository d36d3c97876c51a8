import { checklistPopup, welcomePopup as texts } from '#strings/dashboard/pupil';
import { moneyText } from '#strings/money';
import { ClaimButton } from '#web/rewards/components/reward-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { ChecklistItem } from '#wire/dashboard';
import type { Reward } from '#wire/rewards';
import { ChecklistItems } from './checklist-items.tsx';

interface WelcomePopupProps {
  firstName: string;
  reward: Reward;
  onRewards: () => void;
  onClose: () => void;
}

export const WelcomePopup = ({ firstName, reward, onRewards, onClose }: WelcomePopupProps) => (
  <Dialog title={texts.title(firstName)} onClose={onClose}>
    <div className="grid justify-items-center gap-4 text-center">
      <MoneyIcon type={reward.type} className="size-24" />
      <p>
        <span className="block text-3xl font-black text-sky-ink">{moneyText(reward.type, reward.amount)}</span>
        <span className="text-lg">{texts.body}</span>
      </p>
      <div className="grid w-full gap-3">
        <ClaimButton reward={reward} size="large" />
        <Button look="plain" size="large" onClick={onRewards}>
          {texts.rewards}
        </Button>
      </div>
    </div>
  </Dialog>
);

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
