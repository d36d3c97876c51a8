import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteFile } from './db/open.ts';

/** There while the server runs: a start that finds it comes after a power cut, or a kill. */
const runFile = (dataDir: string): string => join(dataDir, 'himma.run');

/** Until an admin says that they know. */
const cutFile = (dataDir: string): string => join(dataDir, 'himma.cut');

export interface Cut {
  /** Null where the database is elsewhere. */
  readonly lastWriteAt: string | null;
  readonly backAt: string;
}

const lastWriteIn = (dataDir: string): string | null => {
  const file = sqliteFile(dataDir);
  const times = [file, `${file}-wal`].filter((path) => existsSync(path)).map((path) => statSync(path).mtimeMs);
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
};

/** Before the database is opened, which writes into it. */
export const noteCut = (dataDir: string, now: Date): void => {
  if (!existsSync(runFile(dataDir))) return;
  const said = { lastWriteAt: lastWriteIn(dataDir), backAt: now.toISOString() } satisfies Cut;
  writeFileSync(cutFile(dataDir), JSON.stringify(said), { mode: 0o600 });
  // What this start writes, and is refused after, was not there before the cut.
  endRun(dataDir);
};

/** Once it serves: a start that is refused, for a setting or a port that is taken, was cut off by nothing. */
export const beginRun = (dataDir: string): void => writeFileSync(runFile(dataDir), '', { mode: 0o600 });

export const endRun = (dataDir: string): void => rmSync(runFile(dataDir), { force: true });

/** What was cut off itself, by a full disk or another cut, says nothing. */
export const readCut = (dataDir: string): Cut | null => {
  try {
    return JSON.parse(readFileSync(cutFile(dataDir), 'utf8')) as Cut;
  } catch {
    return null;
  }
};

export const forgetCut = (dataDir: string): void => rmSync(cutFile(dataDir), { force: true });
