import { LOGIN_LOCKOUT } from '#domain/access/lockout';
import type { Deps } from './deps.ts';
import { sweepFiles } from './files/files.ts';
import { forgetGuardsBefore } from './guards.ts';
import { forgetExpiredSessions } from './sessions.ts';

const EVERY_MS = 60 * 60 * 1000;

/** What no longer means anything goes: sessions that ended, wrong tries that no longer count, files nobody names. */
export const keepHouse = async (deps: Deps): Promise<void> => {
  const now = deps.clock();
  await forgetExpiredSessions(deps.db, now);
  await sweepFiles(deps);
  await forgetGuardsBefore(deps.db, new Date(now.getTime() - LOGIN_LOCKOUT.forgetAfterSeconds * 1000));
};

export const keepHouseHourly = (deps: Deps): (() => void) => {
  const timer = setInterval(() => {
    keepHouse(deps).catch((error) => deps.log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  return () => clearInterval(timer);
};
