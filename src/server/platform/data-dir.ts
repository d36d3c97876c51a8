import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { newMasterKey } from './secrets.ts';

/** EX_TEMPFAIL: the folder or the port is taken; start again when the other process has stopped. */
export const EXIT_IN_USE = 75;

/** Not ours to close, or gone meanwhile, as SQLite's journal may be. */
const LEFT_ALONE = new Set(['EPERM', 'ENOENT']);

const closeToOthers = (path: string): void => {
  try {
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    if (!LEFT_ALONE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

/** As it stands in DATA_DIR, which may be somebody's folder with other things in it. */
const isOurs = (name: string): boolean => /^(?:himma\.|demo-logins\.json$|files(?:\.restoring)?$|backups$)/u.test(name);

/**
 * Names of children are in it: other users of the machine read nothing of it, whoever made the folder. What is in our own
 * folder is out of their reach with it.
 */
export const prepareDataDir = (dataDir: string): void => {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(dataDir).filter(isOurs)) closeToOthers(join(dataDir, name));
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

export const keyFile = (dataDir: string): string => join(dataDir, 'himma.key');

const readKeyFile = (path: string): string => {
  const key = readFileSync(path, 'utf8').trim();
  // Half a key would still seal, and everything sealed so would be lost when the whole one comes back.
  if (!/^[0-9a-f]{64}$/iu.test(key)) throw new Error(`${path} does not hold 64 hexadecimal digits`);
  return key;
};

/** The sealing key: given, or found beside the data. */
export const readMasterKey = (dataDir: string, given: string | undefined): string | null => {
  if (given) return given;
  const path = keyFile(dataDir);
  return existsSync(path) ? readKeyFile(path) : null;
};

/** Beside the data, readable by the owner alone. */
export const makeMasterKey = (dataDir: string): string => {
  const path = keyFile(dataDir);
  makeKeyFile(path);
  return readKeyFile(path);
};
