import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { newMasterKey } from './secrets.ts';

/** EX_TEMPFAIL: the folder or the port is taken; start again when the other process has stopped. */
export const EXIT_IN_USE = 75;

/** Names of children are in it: a folder that Himma makes is closed to other users of the machine. */
export const prepareDataDir = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return null;
    throw error;
  }
};

/**
 * Written beside and linked: killed at any moment it leaves a whole key or none, and where two processes make one
 * at the same time the first stands, which a rename would replace.
 */
const makeKeyFile = (path: string): void => {
  const incoming = `${path}.${process.pid}`;
  rmSync(incoming, { force: true });
  writeFileSync(incoming, `${newMasterKey()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(incoming, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(incoming);
  }
};

/** The sealing key: given, or made once beside the data and readable by the owner alone. */
export const loadMasterKey = (dataDir: string, given: string | undefined): string => {
  if (given) return given;
  const path = join(dataDir, 'himma.key');
  if (!existsSync(path)) makeKeyFile(path);
  chmodSync(path, 0o600);
  const key = readFileSync(path, 'utf8').trim();
  // Half a key would still seal, and everything sealed so would be lost when the whole one comes back.
  if (!/^[0-9a-f]{64}$/iu.test(key)) throw new Error(`${path} does not hold 64 hexadecimal digits`);
  return key;
};
