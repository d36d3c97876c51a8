import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { remindedAt, showsChecklist } from '#domain/dashboard/checklist';
import { useNow } from '#web/lib/now.ts';
import { useCelebrated } from '#web/rewards/celebrate.ts';
import { late } from '#web/ui/late.tsx';
import type { Dashboard } from '#wire/dashboard';
import { useShownScenes, useShowScenes } from '../scenes.ts';

const dialogs = () => import('./popup-dialogs.tsx');
const WelcomePopup = late(async () => (await dialogs()).WelcomePopup);
const ChecklistPopup = late(async () => (await dialogs()).ChecklistPopup);

const MINUTE_MS = 60_000;

/** What the browser keeps for this pupil alone: a shared tablet has many. */
const useStored = (storage: Storage, name: string, studentId: number) => {
  const key = `himma-${name}-${studentId}`;
  const [value, setValue] = useState(() => storage.getItem(key));
  const store = useCallback(
    (next: string) => {
      storage.setItem(key, next);
      setValue(next);
    },
    [storage, key],
  );
  return [value, store] as const;
};

/** What happens while the pupil looks on is shown at once, unless a gift that was opened tells of it. */
const useLiveScenes = (scenes: Dashboard['scenes'], isFeasting: boolean): void => {
  const show = useShowScenes();
  const known = useRef(new Set(scenes.map(({ key }) => key)));
  useEffect(() => {
    const isNew = scenes.some(({ key }) => !known.current.has(key));
    for (const { key } of scenes) known.current.add(key);
    if (isNew && !isFeasting && document.visibilityState === 'visible') show(scenes);
  }, [scenes, isFeasting, show]);
};

/**
 * One in a visit, and none before the terms or over a celebration: a child reads one thing. A gift at the beginning, then
 * what happened since the last time, then news.
 */
export const Popups = ({ dashboard }: { dashboard: Dashboard }) => {
  const { studentId, firstName, welcome, checklist, scenes } = dashboard;
  const navigate = useNavigate();
  const show = useShowScenes();
  const celebrated = useCelebrated();
  const isFeasting = useShownScenes().length > 0 || celebrated !== null;
  const now = useNow(MINUTE_MS);
  // When something last opened by itself: at most one in a visit, which ends with the browser's tab or after hours.
  const [greetedAt, storeGreeted] = useStored(sessionStorage, 'greeted', studentId);
  const isGreeted = !showsChecklist(Number(greetedAt), now, false);
  const greet = useCallback(() => storeGreeted(String(Date.now())), [storeGreeted]);
  const [seenAt, storeSeen] = useStored(localStorage, 'checklist-seen', studentId);
  // Until the browser closes: the gift is on the rewards page meanwhile.
  const [putOff, storePutOff] = useStored(sessionStorage, 'welcome-later', studentId);
  const later = () => storePutOff('1');
  const isWelcomed = welcome === null || putOff === '1';
  const isSceneDue = isWelcomed && !isGreeted && !isFeasting && scenes.length > 0;

  useLiveScenes(scenes, isFeasting);
  useEffect(() => {
    if (!isSceneDue) return;
    greet();
    show(scenes);
  }, [isSceneDue, greet, show, scenes]);
  // A gift that was claimed at the welcome was this visit's one.
  useEffect(() => {
    if (!isWelcomed) greet();
  }, [isWelcomed, greet]);

  const seeChecklist = (atMs: number) => {
    greet();
    storeSeen(String(atMs));
  };

  if (isFeasting) return null;
  if (!isWelcomed)
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
  const isNewsDue =
    checklist.length > 0 && showsChecklist(seenAt === null ? null : Number(seenAt), now, import.meta.env.DEV);
  if (isNewsDue && !isGreeted && scenes.length === 0)
    return (
      <ChecklistPopup
        items={checklist}
        onClose={() => seeChecklist(Date.now())}
        onRemind={() => seeChecklist(remindedAt(Date.now()))}
      />
    );
  return null;
};
