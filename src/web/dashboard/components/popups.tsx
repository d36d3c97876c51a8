import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { remindedAt, showsChecklist } from '#domain/dashboard/checklist';
import { welcomePopup as texts } from '#strings/dashboard/pupil';
import { moneyText } from '#strings/money';
import { useNow } from '#web/lib/now.ts';
import { useCelebrated } from '#web/rewards/celebrate.ts';
import { ClaimButton } from '#web/rewards/components/claim-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import type { Dashboard } from '#wire/dashboard';
import type { Reward } from '#wire/rewards';
import { ChecklistPopup } from './checklist-popup.tsx';

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

/** When this pupil last saw the updates checklist on this device. A shared tablet has many pupils. */
const checklistKey = (studentId: number): string => `himma-checklist-seen-${studentId}`;

const checklistSeenAt = (studentId: number): number | null => {
  const kept = localStorage.getItem(checklistKey(studentId));
  return kept === null ? null : Number(kept);
};

const keepChecklistSeen = (studentId: number, atMs: number): void =>
  localStorage.setItem(checklistKey(studentId), String(atMs));

const welcomeKey = (studentId: number): string => `himma-welcome-later-${studentId}`;

/** "Later" holds until the browser closes: the gift is on the rewards page meanwhile. */
const isWelcomePutOff = (studentId: number): boolean => sessionStorage.getItem(welcomeKey(studentId)) === '1';

const putOffWelcome = (studentId: number): void => sessionStorage.setItem(welcomeKey(studentId), '1');

const MINUTE_MS = 60_000;

/** One at a time, and none before the terms or over a celebration: a child reads one thing. */
export const Popups = ({ dashboard }: { dashboard: Dashboard }) => {
  const { studentId, firstName, welcome, checklist } = dashboard;
  const navigate = useNavigate();
  const celebrated = useCelebrated();
  const now = useNow(MINUTE_MS);
  const [seenAt, setSeenAt] = useState(() => checklistSeenAt(studentId));
  const [isPutOff, setPutOff] = useState(() => isWelcomePutOff(studentId));

  const seeChecklist = (atMs: number) => {
    keepChecklistSeen(studentId, atMs);
    setSeenAt(atMs);
  };
  const later = () => {
    putOffWelcome(studentId);
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
  if (checklist.length > 0 && showsChecklist(seenAt, now, import.meta.env.DEV))
    return (
      <ChecklistPopup
        items={checklist}
        onClose={() => seeChecklist(Date.now())}
        onRemind={() => seeChecklist(remindedAt(Date.now()))}
      />
    );
  return null;
};
