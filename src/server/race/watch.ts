import { setImmediate } from 'node:timers/promises';
import type { Engine } from '#server/platform/db/database';
import { Refusal } from '#server/platform/errors';
import { ALIVE_MS } from './presence.ts';
import type { FindPupil, RaceRooms, Refuse } from './racer-socket.ts';
import type { RaceService } from './service.ts';

/** What is looked at one by one, and not in one go: somebody's verdict would wait for it. */
const CLOSELY_EVERY_MS = 5000;
const AT_ONCE = 20;

/** However the clock of the day is set. */
const livedMs = (): number => process.uptime() * 1000;

interface Watched {
  readonly engine: Engine;
  readonly findPupil: FindPupil;
  readonly refuse: Refuse;
  readonly service: RaceService;
  readonly rooms: RaceRooms;
  readonly seated: ReadonlySet<string>;
}

/** Whoever logged out, was archived or got a new password is out of the race as well (D-2), also where that was not heard. */
const checkSessions = async ({ findPupil, refuse, seated, rooms }: Watched): Promise<void> => {
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
export const makeWatch = (watched: Watched) => {
  const { engine, service, rooms } = watched;
  let watchedAt = livedMs();
  let checkedAt = watchedAt;

  return async (): Promise<null> => {
    const now = livedMs();
    // Others may have given away whoever was here: their pages come back and sit down again.
    if (engine === 'postgres' && now - watchedAt > ALIVE_MS) rooms.local.disconnectSockets(true);
    await service.tendSeats();
    watchedAt = now;
    if (now - checkedAt >= CLOSELY_EVERY_MS) {
      checkedAt = now;
      await service.freeGhosts((socketId) => rooms.sockets.has(socketId));
      await checkSessions(watched);
    }
    return null;
  };
};
