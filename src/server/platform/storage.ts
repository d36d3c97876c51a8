import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from './deps.ts';

/** The system's, SQLite's and PostgreSQL's words for a disk that is full or does not answer. */
const FAILED = /^(?:ENOSPC|EDQUOT|EIO|EROFS|SQLITE_FULL|SQLITE_IOERR\w*|SQLITE_READONLY\w*|53100|58030)$/u;

/** Whether it was the disk that failed, and not we: also where one failed transaction took others with it. */
export const isStorageFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (typeof code === 'string' && FAILED.test(code)) || isStorageFailure(error.cause);
};

/** More than any page or journal has left by chance. */
const PROBE_BYTES = 64 * 1024;
const PROBE_EVERY_MS = 5000;

/** Written and taken back, where everything of a school is written: its database, and its folder. */
const tryToWrite = async ({ db, clock, config }: Deps): Promise<void> => {
  const filler = randomBytes(PROBE_BYTES).toString('base64url');
  const probe = { scope: 'storage', guardKey: randomBytes(8).toString('hex') };
  const row = { ...probe, failures: 0, lastFailureAt: clock().toISOString(), lockedUntil: filler };
  await db.insertInto('attempt_guards').values(row).execute();
  await db.deleteFrom('attempt_guards').where('scope', '=', probe.scope).execute();
  const file = join(config.dataDir, `himma.probe-${probe.guardKey}`);
  try {
    await writeFile(file, filler, { flush: true });
  } finally {
    await rm(file, { force: true });
  }
};

/** Whether what people send can be kept. A disk that was full once is asked again, until it takes something. */
export const makeStorage = (deps: Deps) => {
  let hasFailed = false;
  let asking: Promise<void> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = async (): Promise<void> => {
    askedAt = deps.clock().getTime();
    hasFailed = await tryToWrite(deps).then(
      () => false,
      () => true,
    );
    asking = null;
  };

  return {
    noteFailure: (): void => {
      hasFailed = true;
    },
    isUsable: async (): Promise<boolean> => {
      // However many ask whether we are ready.
      const isTime = Math.abs(deps.clock().getTime() - askedAt) >= PROBE_EVERY_MS;
      if (hasFailed && !asking && isTime) asking = ask();
      await asking;
      return !hasFailed;
    },
  };
};

export type Storage = ReturnType<typeof makeStorage>;
