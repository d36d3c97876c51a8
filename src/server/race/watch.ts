import { setImmediate } from 'node:timers/promises';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { ALIVE_MS } from './presence.ts';
import type { RaceHall } from './racer-socket.ts';

/** What is looked at one by one, and not in one go: somebody's verdict would wait for it. */
const CLOSELY_EVERY_MS = 5000;
const AT_ONCE = 20;

/** However the clock of the day is set. */
const livedMs = (): number => process.uptime() * 1000;

/** Whoever logged out, was archived or got a new password is out of the race as well (D-2), also where that was not heard. */
const checkSessions = async ({ findPupil, refuse, seated, rooms }: RaceHall): Promise<void> => {
  for (const [place, id] of [...seated].entries()) {
    if (place % AT_ONCE === 0) await setImmediate();
    const socket = rooms.sockets.get(id);
    if (!socket) continue;
    await findPupil(socket).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      refuse(socket, error.code);
    });
  }
};

/** Beside the alarm, which may have much to do: a process that does not say that it lives is taken for dead. */
export const makeWatch = (hall: RaceHall) => {
  const { deps, service, rooms } = hall;
  let watchedAt = livedMs();
  let checkedAt = watchedAt;

  return async (): Promise<null> => {
    const now = livedMs();
    // Others may have given away whoever was here: their pages come back and sit down again.
    if (deps.engine === 'postgres' && now - watchedAt > ALIVE_MS) rooms.local.disconnectSockets(true);
    await service.tendSeats();
    watchedAt = now;
    if (now - checkedAt >= CLOSELY_EVERY_MS) {
      checkedAt = now;
      await service.freeGhosts((socketId) => rooms.sockets.has(socketId));
      await checkSessions(hall);
    }
    return null;
  };
};

/** What another process began is found at the latest after so long; what is due sooner rings on time. */
const LOOK_MS = 1000;
/** Never before it is due, and never without a pause: what is due together is done together, and nobody sees so little. */
const PAUSE_MS = 25;

/** Rings whenever something is due, until it is stopped. */
export const startAlarm = (deps: Deps, ring: () => Promise<number | null>): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let ringing: Promise<void> = Promise.resolve();

  const setNext = (due: number | null): void => {
    if (isStopped) return;
    const wait = due === null ? LOOK_MS : Math.min(LOOK_MS, due - deps.clock().getTime() + PAUSE_MS);
    timer = setTimeout(start, Math.max(PAUSE_MS, wait)).unref();
  };

  const start = (): void => {
    ringing = ring().then(setNext, (error: unknown) => {
      deps.log.error({ err: error }, 'the races could not be looked at');
      setNext(null);
    });
  };

  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await ringing;
  };
};
