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

const SOON_MS = 1000;

/** What must not wait for the hour. Whoever ends it waits for a last round. */
export const keepUp = (deps: Deps, chores: readonly Chore[]): (() => Promise<void>) => {
  let underWay: Promise<void> | null = null;
  const round = async (): Promise<void> => {
    for (const chore of chores) await chore(deps);
  };
  const goRound = (): Promise<void> => {
    underWay ??= round()
      .catch((error) => deps.log.error({ err: error }, 'keeping up failed'))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
  const timer = setInterval(goRound, SOON_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
    await goRound();
  };
};

export const keepHouseHourly = (deps: Deps, chores: readonly Chore[]): (() => void) => {
  const timer = setInterval(() => {
    keepHouse(deps, chores).catch((error) => deps.log.error({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  return () => clearInterval(timer);
};
