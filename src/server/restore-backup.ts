import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT_USAGE, readHiddenLine } from './asking.ts';
import { leftEndFile, noteRestored } from './audit/left-end.ts';
import { type Head, isProven } from './backup/archive/lines.ts';
import { BackupUnreadable } from './backup/archive/unreadable.ts';
import { hasFiles, restoreBackup } from './backup/restore.ts';
import { hasTables } from './looking.ts';
import { isTooOld, knowsMigrations } from './migrate.ts';
import type { Config } from './platform/config.ts';
import { EXIT_IN_USE, lockDataDir, readMasterKey } from './platform/data-dir.ts';
import { openToRead, sqliteFile } from './platform/db/open.ts';
import { makeSecrets } from './platform/secrets.ts';
import { configOrStop, stopWith, usableOrStop } from './platform/starting.ts';
import { commandLine } from './root.ts';

const EXIT_FAILED = 1;

const nothingDone = (why: string): never => stopWith(EXIT_FAILED, `Nothing was restored: ${why}`);

const USAGE = [
  `Usage: ${commandLine('restore')} FILE               into the empty place that DATA_DIR and DATABASE_URL name`,
  `       ${commandLine('restore')} --unproven FILE    also where nothing shows that it was made with this school's key`,
];

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({ options: { unproven: { type: 'boolean' } }, allowPositionals: true });
    const [given, ...more] = positionals;
    if (given === undefined || more.length > 0) throw new Error('Name one file.');
    return { ...values, file: resolve(given) };
  } catch (error) {
    return stopWith(EXIT_USAGE, (error as Error).message, ...USAGE);
  }
};

const { unproven = false, file } = readArguments();

const isTaken = async (dataDir: string, databaseUrl: string): Promise<boolean> => {
  const { db } = openToRead(dataDir, databaseUrl);
  return hasTables(db).finally(() => db.destroy());
};

/** Nothing is ever written over: whoever restores in a hurry names the wrong folder. */
const emptyOrStop = async (config: Config): Promise<void> => {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl ? await isTaken(dataDir, databaseUrl) : existsSync(sqliteFile(dataDir)))
    nothingDone(databaseUrl ? 'the database that DATABASE_URL names has tables.' : `there is a school in ${dataDir}.`);
  if (await hasFiles(dataDir)) nothingDone(`there are files in ${join(dataDir, 'files')}.`);
};

/** The key that was used: given, or found beside the data, or out of a sealed backup. */
const keyFor = (config: Config, { key, keyMark }: Head): string => {
  const here = usableOrStop('HIMMA_KEY', () => readMasterKey(config.dataDir, config.key));
  const used = here ?? key;
  if (used === undefined)
    throw new Error('its key is not in it, for it is not sealed. Set HIMMA_KEY, or put himma.key into DATA_DIR first.');
  if (makeSecrets(used).keyMark !== keyMark) throw new Error('it was sealed with another key than the one here.');
  return used;
};

/** As text the school takes no more room than it will as rows, and its files take less. */
const roomOrStop = async ({ dataDir }: Config, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(dataDir);
  if (bytes > bavail * bsize)
    throw new Error(`it unpacks to ${bytes} bytes, and ${dataDir} has room for ${bavail * bsize}.`);
};

const restore = async (config: Config, passphrase: string | undefined) => {
  let key = '';
  const restored = await restoreBackup(file, {
    config,
    passphrase,
    accept: async (head, was) => {
      if (isTooOld(head.migrations)) throw new BackupUnreadable('older');
      if (!knowsMigrations(head.migrations)) throw new BackupUnreadable('newer');
      key = keyFor(config, head);
      const proven = isProven(makeSecrets(key).backupMac, was);
      if (proven === false) throw new BackupUnreadable('altered');
      if (proven === null && !unproven) throw new BackupUnreadable('unproven');
      await roomOrStop(config, was.bytes);
    },
    note: (trx) => noteRestored(trx, makeSecrets(key).auditMac, new Date().toISOString()),
  });
  // Of the school that was here before.
  rmSync(leftEndFile(config.dataDir), { force: true });
  const keyFile = join(config.dataDir, 'himma.key');
  if (!(config.key || existsSync(keyFile)))
    writeFileSync(keyFile, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return restored;
};

const isSealedAnd = (error: unknown): boolean =>
  error instanceof BackupUnreadable && error.code === 'passphrase_missing' && process.stdin.isTTY;

const config = configOrStop();
const lock =
  usableOrStop('DATA_DIR', () => lockDataDir(config.dataDir)) ??
  stopWith(EXIT_IN_USE, `Nothing was restored: another process uses ${config.dataDir}.`);
if (!existsSync(file)) nothingDone(`there is no file ${file}.`);
await emptyOrStop(config);
try {
  const { rows, files, leftOut } = await restore(config, config.backups.passphrase).catch(async (error: unknown) => {
    if (!isSealedAnd(error)) throw error;
    return restore(config, await readHiddenLine('Passphrase: '));
  });
  process.stdout.write(`Restored: ${rows} rows and ${files} files. Start the server now.\n`);
  for (const table of leftOut) process.stdout.write(`Left out, for it is no table of Himma: ${table}\n`);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  nothingDone(error instanceof BackupUnreadable ? `${file}: ${why}` : why);
}
lock.release();
