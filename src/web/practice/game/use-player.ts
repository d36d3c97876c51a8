import { useEffect, useState, useSyncExternalStore } from 'react';
import { game as texts } from '#strings/practice';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';
import type { PracticeSession } from '#wire/practice';
import { deviceTimers } from './courier.ts';
import { keptNameOf, readKept } from './kept-answers.ts';
import { makePlayer, type Player, type Transport } from './player.ts';
import { deviceClocks } from './race-clock.ts';

const transportOf = (id: number): Transport => ({
  send: (from, answers) =>
    api('POST /api/student/practice/sessions/:id/answers', { params: { id }, body: { from, answers: [...answers] } }),
  read: () => api('GET /api/student/practice/sessions/:id', { params: { id } }),
  finish: (score, answered) =>
    api('POST /api/student/practice/sessions/:id/finish', { params: { id }, body: { score, answered } }),
});

const playerOf = (session: PracticeSession, studentId: number): Player => {
  const name = keptNameOf(session.id);
  return makePlayer({
    session,
    kept: readKept(localStorage.getItem(name)),
    transport: transportOf(session.id),
    clocks: deviceClocks,
    timers: deviceTimers,
    keep: (kept) => localStorage.setItem(name, JSON.stringify({ ...kept, studentId })),
    forget: () => localStorage.removeItem(name),
    onOvertaken: () => toast.good(texts.otherTab),
  });
};

/** The session's player for as long as the screen stands; what it shows changes with every step of the game. */
export const usePlayer = (session: PracticeSession, studentId: number) => {
  const [player] = useState(() => playerOf(session, studentId));
  useEffect(() => {
    const wake = () => player.wake();
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === keptNameOf(session.id)) player.follow(readKept(newValue));
    };
    const WAKING = ['online', 'focus', 'visibilitychange', 'pageshow'];
    for (const event of WAKING) addEventListener(event, wake);
    addEventListener('storage', follow);
    player.start();
    return () => {
      for (const event of WAKING) removeEventListener(event, wake);
      removeEventListener('storage', follow);
      player.stop();
    };
  }, [player, session.id]);
  return { player, view: useSyncExternalStore(player.subscribe, player.view) };
};
