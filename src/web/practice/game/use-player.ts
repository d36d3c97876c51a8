import { useEffect, useState } from 'react';
import { game as texts } from '#strings/practice/pupil';
import { api } from '#web/lib/api.ts';
import { deviceTimers } from '#web/lib/outbox/courier.ts';
import { toast } from '#web/ui/toast.tsx';
import type { PracticeSession } from '#wire/practice';
import { type KeptGame, keptGame, type Pupil } from './kept-answers.ts';
import { makePlayer, type Player, type Replacement, type Transport } from './player.ts';
import { type ClockReading, readClocks } from './race-clock.ts';

const transportOf = (id: number): Transport => ({
  send: (from, answers) =>
    api('POST /api/student/practice/sessions/:id/answers', { params: { id }, body: { from, answers: [...answers] } }),
  read: () => api('GET /api/student/practice/sessions/:id', { params: { id } }),
  finish: (score, answered) =>
    api('POST /api/student/practice/sessions/:id/finish', { params: { id }, body: { score, answered } }),
});

/** A session, with what the device's clocks showed when the server told of it. */
export interface HeardSession {
  readonly session: PracticeSession;
  readonly heardAt: ClockReading;
}

const NEWS: Readonly<Record<Replacement, string>> = { overtaken: texts.otherTab, refused: texts.refused };

const playerOf = ({ session, heardAt }: HeardSession, device: KeptGame): Player =>
  makePlayer({
    session,
    heardAt,
    kept: device.read(),
    transport: transportOf(session.id),
    clocks: readClocks,
    timers: deviceTimers,
    keep: device.keep,
    forget: device.forget,
    onReplaced: (why) => toast.good(NEWS[why]),
  });

const begin = (heard: HeardSession, pupil: Pupil) => {
  const device = keptGame(pupil, heard.session.id);
  return { device, player: playerOf(heard, device) };
};

/** The session's player for as long as the screen stands; what it shows changes with every step of the game. */
export const usePlayer = (heard: HeardSession, pupil: Pupil) => {
  const [{ player, device }] = useState(() => begin(heard, pupil));
  useEffect(() => {
    const wake = () => {
      player.see(!document.hidden);
      player.wake();
    };
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === device.name) player.follow(device.opened(newValue));
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
  }, [player, device]);
  return { player, view: player.use() };
};
