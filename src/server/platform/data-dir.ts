import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { newMasterKey } from './secrets.ts';

/** EX_TEMPFAIL: start again when the other process has stopped. */
export const EXIT_DATA_DIR_IN_USE = 75;

export const prepareDataDir = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true });
};

/**
 * Held for the life of the process. An SQLite lock is the kernel's, so it goes with the process however that ends,
 * where a file with a process id in it would stay behind after a kill.
 */
export const lockDataDir = (dataDir: string): { release(): void } | null => {
  const lock = new Database(join(dataDir, 'himma.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (by integer); ');
    return { release: () => lock.close() };
  } catch {
    lock.close();
    return null;
  }
};

/** The sealing key: given, or made once beside the data and readable by the owner alone. */
export const loadMasterKey = (dataDir: string, given: string | undefined): string => {
  if (given) return given;
  const path = join(dataDir, 'himma.key');
  if (!existsSync(path)) writeFileSync(path, `${newMasterKey()}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
};
