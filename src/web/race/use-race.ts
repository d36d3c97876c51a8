import { useEffect, useRef, useState } from 'react';
import { leaveToLogin } from '#web/lib/leave.ts';
import { playEnd, playOvertake, playRight, playStart, playWin, playWrong, prepareSound } from '#web/lib/sound.ts';
import { makeRaceClient } from './race-client.ts';
import { endKindOf } from './race-ending.ts';
import { thisTab } from './race-memory.ts';
import { leadOf } from './race-news.ts';
import type { Only, RaceState } from './race-state.ts';

/** The page's steady clock, read again at every step. */
export const useSteadyNow = (stepMs: number): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now;
};

interface Sitting {
  studentId: number;
  only: Only | null;
  isReady: boolean;
}

/** The race's client for as long as the screen stands; it connects once nothing stands before the screen. */
export const useRaceClient = ({ studentId, only, isReady }: Sitting) => {
  const [client] = useState(() => makeRaceClient({ studentId, tabId: thisTab(), memory: sessionStorage, only }));
  useEffect(() => {
    if (!isReady) return;
    const onSight = () => {
      if (!document.hidden) client.hurry();
    };
    client.start();
    addEventListener('online', client.hurry);
    addEventListener('offline', client.offline);
    addEventListener('visibilitychange', onSight);
    return () => {
      removeEventListener('online', client.hurry);
      removeEventListener('offline', client.offline);
      removeEventListener('visibilitychange', onSight);
      client.stop();
    };
  }, [client, isReady]);
  const state = client.use();
  const hasNoSession = state.failure?.kind === 'session';
  useEffect(() => {
    if (hasNoSession) leaveToLogin();
  }, [hasNoSession]);
  return { client, state };
};

/** Where a phone can be felt, and not before it was touched: browsers complain of that. */
const buzz = (pattern: number | number[]): void => {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
};

export const useRaceSounds = ({ race, ended }: RaceState): void => {
  const shown = race?.answer?.isShown ? race.answer.verdict : null;
  const isStarting = race !== null && race.overlayUntil !== null;
  const lead = race?.isStarted && !ended ? leadOf(race) : 'none';
  const lastLead = useRef(lead);
  const end = ended?.isShown ? endKindOf(ended.told) : null;
  useEffect(() => void prepareSound(), []);
  useEffect(() => {
    if (!isStarting) return;
    playStart();
    buzz(120);
  }, [isStarting]);
  useEffect(() => {
    if (!shown) return;
    (shown.isCorrect ? playRight : playWrong)();
    buzz(shown.isCorrect ? 40 : [30, 60, 30]);
  }, [shown]);
  useEffect(() => {
    if (lead === 'none') return;
    // The first lead is no overtaking; a draw in between is part of one.
    if (lastLead.current !== 'none' && lastLead.current !== lead) playOvertake();
    lastLead.current = lead;
  }, [lead]);
  useEffect(() => {
    if (!end) return;
    const isWon = end === 'won' || end === 'won-forfeit';
    (isWon ? playWin : playEnd)();
    if (isWon) buzz([80, 60, 80, 60, 200]);
  }, [end]);
};
