import type { Deps } from './deps.ts';
import { sweepFiles } from './files/files.ts';
import { forgetOldGuards } from './guards.ts';
import { forgetExpiredSessions } from './sessions.ts';

const EVERY_MS = 60 * 60 * 1000;

/** What a domain wants done in the same round: the platform knows none of them. */
type Chore = (deps: Deps) => Promise<void>;

/** What no longer means anything goes: sessions that ended, wrong tries that no longer count, files nobody names. */
export const keepHouse = async (deps: Deps, chores: readonly Chore[] = []): Promise<void> => {
  const now = deps.clock();
  await forgetExpiredSessions(deps.db, now);
  await sweepFiles(deps);
  await forgetOldGuards(deps.db, now);
  for (const chore of chores) await chore(deps);
};

export const keepHouseHourly = (deps: Deps, chores: readonly Chore[]): (() => void) => {
  const timer = setInterval(() => {
    keepHouse(deps, chores).catch((error) => deps.log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  return () => clearInterval(timer);
};
