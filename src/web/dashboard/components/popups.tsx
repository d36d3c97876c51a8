import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { remindedAt, showsChecklist } from '#domain/dashboard/checklist';
import { useNow } from '#web/lib/now.ts';
import { useCelebrated } from '#web/rewards/celebrate.ts';
import { late } from '#web/ui/late.tsx';
import type { Dashboard } from '#wire/dashboard';
import type { ClaimedReward } from '#wire/rewards';
import { useSeeScenes, useShownScenes, useShowScenes } from '../scenes.ts';
import { useStored } from '../stored.ts';

const dialogs = () => import('./popup-dialogs.tsx');
const WelcomePopup = late(async () => (await dialogs()).WelcomePopup);
const ChecklistPopup = late(async () => (await dialogs()).ChecklistPopup);

const MINUTE_MS = 60_000;

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
  const { studentId, firstName, welcome, checklist, newsKey, scenes } = dashboard;
  const visit = dashboard.lastLogin ?? '';
  const navigate = useNavigate();
  const show = useShowScenes();
  const see = useSeeScenes();
  const celebrated = useCelebrated();
  const [opened, setOpened] = useState<readonly ClaimedReward[]>([]);
  const isFeasting = useShownScenes().length > 0 || celebrated.length > 0;
  const isOpening = opened.length > 0;
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
  // What can wait does not stand before the first screen: it comes when the pupil has been here already in this visit.
  const [lookedAt, storeLooked] = useStored(sessionStorage, 'looked', studentId);
  const [wasHere] = useState(lookedAt === visit);
  const isSceneDue = wasHere && isWelcomed && !isGreeted && !isFeasting && !isOpening && scenes.length > 0;

  useLiveScenes(scenes, isFeasting || isOpening);
  useEffect(() => storeLooked(visit), [storeLooked, visit]);
  useEffect(() => {
    if (!isSceneDue) return;
    greet();
    show(scenes);
  }, [isSceneDue, greet, show, scenes]);
  // A gift that was claimed at the welcome was this visit's one.
  useEffect(() => {
    if (!isWelcomed) greet();
  }, [isWelcomed, greet]);

  const closeNews = () => {
    greet();
    storeSeen(String(Date.now()));
    // Where it does not reach the server they come again, hours later.
    void see([{ key: newsKey }]).catch(() => undefined);
  };
  const remindLater = () => {
    greet();
    storeSeen(String(remindedAt(Date.now())));
  };

  if (isFeasting) return null;
  if (isOpening || !isWelcomed)
    return (
      <WelcomePopup
        firstName={firstName}
        reward={welcome}
        opened={opened}
        onOpened={setOpened}
        onClose={() => (isOpening ? setOpened([]) : later())}
        onRewards={() => {
          later();
          void navigate({ to: '/student/rewards' });
        }}
      />
    );
  const isNewsDue =
    checklist.length > 0 && showsChecklist(seenAt === null ? null : Number(seenAt), now, import.meta.env.DEV);
  if (wasHere && isNewsDue && !isGreeted && scenes.length === 0)
    return <ChecklistPopup items={checklist} onClose={closeNews} onRemind={remindLater} />;
  return null;
};
