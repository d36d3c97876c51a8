import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/platform/deps';
import * as seats from './seats-queries.ts';

/** A process that was not seen for so long holds nobody any more. */
export const ALIVE_MS = 5000;
const SEEN_EVERY_MS = 1000;
const FORGOTTEN_MS = 60 * 60 * 1000;

/** How the other processes know of this one that it lives, and so that its seats are held. */
export const makePresence = (deps: Deps, processId: string = randomUUID()) => {
  let seenAt = Number.NEGATIVE_INFINITY;
  const before = (ms: number): string => new Date(deps.clock().getTime() - ms).toISOString();

  return {
    processId,
    living: (): seats.Living => ({ processId, aliveSince: before(ALIVE_MS) }),
    /** Before it takes any seat, and while it holds one. */
    saySeen: async (): Promise<void> => {
      const at = deps.clock();
      if (Math.abs(at.getTime() - seenAt) < SEEN_EVERY_MS) return;
      await seats.noteSeen(deps.db, processId, at.toISOString());
      seenAt = at.getTime();
    },
    /** What it held is anybody's now. */
    forget: async (): Promise<void> => {
      seenAt = Number.NEGATIVE_INFINITY;
      await seats.forgetProcess(deps.db, processId);
      await seats.forgetProcessesBefore(deps.db, before(FORGOTTEN_MS));
    },
  };
};
