import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { remindedAt, showsChecklist } from '#domain/dashboard/checklist';
import { checklistPopup, welcomePopup as texts } from '#strings/dashboard/pupil';
import { moneyText } from '#strings/money';
import { useNow } from '#web/lib/now.ts';
import { useCelebrated } from '#web/rewards/celebrate.ts';
import { ClaimButton } from '#web/rewards/components/reward-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { ChecklistItem, Dashboard } from '#wire/dashboard';
import type { Reward } from '#wire/rewards';
import { ChecklistItems } from './checklist-items.tsx';

interface WelcomePopupProps {
  firstName: string;
  reward: Reward;
  onRewards: () => void;
  onClose: () => void;
}

const WelcomePopup = ({ firstName, reward, onRewards, onClose }: WelcomePopupProps) => (
  <Dialog title={texts.title(firstName)} onClose={onClose}>
    <div className="grid justify-items-center gap-4 text-center">
      <MoneyIcon type={reward.type} className="size-24" />
      <p>
        <span className="block text-3xl font-black text-sky-ink">{moneyText(reward.type, reward.amount)}</span>
        <span className="text-lg">{texts.body}</span>
      </p>
      <div className="grid w-full gap-3">
        <ClaimButton reward={reward} size="large" label={texts.claim} />
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

const ChecklistPopup = ({ items, onClose, onRemind }: ChecklistPopupProps) => (
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

const MINUTE_MS = 60_000;

/** One at a time, and none before the terms or over a celebration: a child reads one thing. */
export const Popups = ({ dashboard }: { dashboard: Dashboard }) => {
  const { studentId, firstName, welcome, checklist } = dashboard;
  const navigate = useNavigate();
  const celebrated = useCelebrated();
  const now = useNow(MINUTE_MS);
  // Kept for this pupil alone: a shared tablet has many.
  const seenKey = `himma-checklist-seen-${studentId}`;
  const laterKey = `himma-welcome-later-${studentId}`;
  const [seenAt, setSeenAt] = useState(() => localStorage.getItem(seenKey));
  const [isPutOff, setPutOff] = useState(() => sessionStorage.getItem(laterKey) === '1');

  const seeChecklist = (atMs: number) => {
    localStorage.setItem(seenKey, String(atMs));
    setSeenAt(String(atMs));
  };
  /** Until the browser closes: the gift is on the rewards page meanwhile. */
  const later = () => {
    sessionStorage.setItem(laterKey, '1');
    setPutOff(true);
  };

  if (celebrated) return null;
  if (welcome && !isPutOff)
    return (
      <WelcomePopup
        firstName={firstName}
        reward={welcome}
        onClose={later}
        onRewards={() => {
          later();
          void navigate({ to: '/student/rewards' });
        }}
      />
    );
  if (checklist.length > 0 && showsChecklist(seenAt === null ? null : Number(seenAt), now, import.meta.env.DEV))
    return (
      <ChecklistPopup
        items={checklist}
        onClose={() => seeChecklist(Date.now())}
        onRemind={() => seeChecklist(remindedAt(Date.now()))}
      />
    );
  return null;
};
