import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { remindedAt, showsChecklist } from '#domain/dashboard/checklist';
import { useNow } from '#web/lib/now.ts';
import { useCelebrated } from '#web/rewards/celebrate.ts';
import type { Dashboard } from '#wire/dashboard';
import { checklistSeenAt, isWelcomePutOff, keepChecklistSeen, putOffWelcome } from '../seen.ts';
import { ChecklistPopup } from './checklist-popup.tsx';
import { WelcomePopup } from './welcome-popup.tsx';

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
