import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFault } from '#domain/backup/backups';
import { leftEndFile, noteRestored } from './audit/left-end.ts';
import { isProven } from './backup/archive/lines.ts';
import { BackupUnreadable } from './backup/archive/unreadable.ts';
import { forgetNotPutBack, noteNotPutBack } from './backup/not-put-back.ts';
import { restoreBackup } from './backup/restore.ts';
import { readStaged, type Staged, stage, unstage } from './backup/staged.ts';
import { isUpload } from './backup/uploaded.ts';
import { isTooOld, knowsMigrations } from './migrate.ts';
import { about, logAct } from './platform/audit.ts';
import type { Config } from './platform/config.ts';
import { readMasterKey } from './platform/data-dir.ts';
import { sqliteFile } from './platform/db/open.ts';
import type { Deps } from './platform/deps.ts';
import { renameForGood, syncFolder } from './platform/files/rename.ts';
import { makeSecrets } from './platform/secrets.ts';
import { isStorageFailure } from './platform/storage.ts';

const FILES = 'files';

/** Where the backup is loaded: a school of its own, beside the one that is there. */
const besideFor = ({ dataDir }: Config): string => join(dataDir, 'himma.putting-back');

/** Where the school that was there stays, whole, until somebody deletes it. */
const asideFor = ({ dataDir }: Config, { askedAt }: Staged): string =>
  join(dataDir, `himma.before-${askedAt.replaceAll(':', '')}`);

const load = async (config: Config, { file }: Staged): Promise<void> => {
  const beside = besideFor(config);
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { mode: 0o700 });
  const key = readMasterKey(config.dataDir, config.key);
  if (key === null) throw new Error('the key is gone');
  const { keyMark, backupMac, auditMac } = makeSecrets(key);
  await restoreBackup(file, {
    config: { dataDir: beside, databaseUrl: undefined },
    passphrase: config.backups.passphrase,
    accept: (head, was) => {
      if (isTooOld(head.migrations)) throw new BackupUnreadable('older');
      if (!knowsMigrations(head.migrations)) throw new BackupUnreadable('newer');
      if (head.keyMark !== keyMark) throw new BackupUnreadable('unproven');
      if (isProven(backupMac, was) !== true) throw new BackupUnreadable('altered');
    },
    note: (trx) => noteRestored(trx, auditMac, new Date().toISOString()),
  });
  await syncFolder(beside);
};

/**
 * What is still beside has not been moved in yet, so what bears its name is of the school before: told by the folders alone,
 * each step may be the last before a kill, and is the first after it.
 */
const swap = async (config: Config, staged: Staged): Promise<void> => {
  const [beside, aside] = [besideFor(config), asideFor(config, staged)];
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const here = sqliteFile(config.dataDir);
  const database = here.slice(config.dataDir.length + 1);
  const moveAside = async (name: string): Promise<void> => {
    if (existsSync(join(config.dataDir, name))) await renameForGood(join(config.dataDir, name), join(aside, name));
  };
  if (existsSync(join(beside, database))) {
    // The journal first goes with its database: one without the other is neither school.
    for (const name of [database, `${database}-wal`, `${database}-shm`]) await moveAside(name);
    await syncFolder(config.dataDir);
    await renameForGood(join(beside, database), here);
  }
  if (existsSync(join(beside, FILES))) {
    await moveAside(FILES);
    await renameForGood(join(beside, FILES), join(config.dataDir, FILES));
  }
  // Where the log of the school before ended.
  await rm(leftEndFile(config.dataDir), { force: true });
};

const faultOf = (error: unknown): BackupFault => {
  if (isStorageFailure(error)) return 'storage';
  return error instanceof BackupUnreadable ? 'altered' : 'failed';
};

/**
 * Does what an admin asked for on the page, before anything is opened. Where the backup cannot be loaded the school stays as it
 * is, and why is answered.
 */
export const putBackIfStaged = async (config: Config): Promise<BackupFault | null> => {
  const staged = await readStaged(config.dataDir);
  if (staged === null) return null;
  try {
    if (!staged.isLoaded) {
      await load(config, staged);
      await stage(config.dataDir, { ...staged, isLoaded: true });
    }
  } catch (error) {
    process.stderr.write(
      `The school stays as it is, for ${staged.file} cannot be put back: ${(error as Error).message}\n`,
    );
    await rm(besideFor(config), { recursive: true, force: true });
    const fault = faultOf(error);
    noteNotPutBack(config.dataDir, { fault, at: new Date().toISOString() });
    await unstage(config.dataDir);
    return fault;
  }
  await swap(config, staged);
  await rm(besideFor(config), { recursive: true, force: true });
  // What cannot be removed now goes with the first hour's chores that can.
  if (isUpload(staged.file)) await rm(staged.file, { force: true }).catch(() => undefined);
  forgetNotPutBack(config.dataDir);
  await unstage(config.dataDir);
  process.stdout.write(`Put back: ${staged.file}. The school before is in ${asideFor(config, staged)}.\n`);
  return null;
};

/** For whoever asked: the server came again with the school that it had. */
export const sayNotPutBack = ({ db, clock }: Deps, fault: BackupFault) =>
  logAct(db, clock(), null, 'backup_not_put_back', about('backups', null), { details: { fault } });
