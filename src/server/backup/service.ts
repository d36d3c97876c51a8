import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffActor } from '#domain/access/actors';
import { type BackupFault, backupDay, beyond } from '#domain/backup/backups';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { isStorageFailure } from '#server/platform/storage';
import { checkArchive } from './archive/file.ts';
import { BackupUnreadable } from './archive/unreadable.ts';
import { makeBackup } from './make.ts';
import * as queries from './queries.ts';

const faultOf = (error: unknown): BackupFault => {
  if (isStorageFailure(error)) return 'storage';
  return error instanceof BackupUnreadable ? 'altered' : 'failed';
};

const fileFor = (now: Date): string =>
  `himma-${now
    .toISOString()
    .replace(/\.\d+Z$/u, 'Z')
    .replaceAll(':', '')}.backup`;

const pathOf = ({ config }: Pick<Deps, 'config'>, file: string): string => join(config.backups.folder, file);

const removeBeyondKept = async (deps: Deps): Promise<void> => {
  for (const { id, file } of beyond(await queries.keptDaily(deps.db), deps.config.backups.keep)) {
    await rm(pathOf(deps, file), { force: true });
    await queries.updateBackup(deps.db, id, { removed_at: deps.clock().toISOString() });
  }
};

const write = async (deps: Deps, { file, started_at }: queries.BackupRow) => {
  const { folder, passphrase } = deps.config.backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = await makeBackup(deps, pathOf(deps, file), passphrase, new Date(started_at));
  // What cannot be read again is no backup.
  await checkArchive(pathOf(deps, file), passphrase);
  return made;
};

/** Makes what the row says, and writes down how it went. */
const carryOut = async (deps: Deps, row: queries.BackupRow): Promise<void> => {
  try {
    const { bytes, rows, files, missing } = await write(deps, row);
    const now = deps.clock().toISOString();
    await queries.updateBackup(deps.db, row.id, {
      finished_at: now,
      checked_at: now,
      bytes,
      row_count: rows,
      file_count: files,
      missing_count: missing.length,
    });
    await removeBeyondKept(deps);
  } catch (error) {
    deps.log.error({ err: error, backup: row.file }, 'the backup failed');
    await rm(pathOf(deps, row.file), { force: true });
    const failed = { finished_at: deps.clock().toISOString(), fault: faultOf(error) };
    // On a full disk not even this can be written: the next start will say that it stopped.
    await queries.updateBackup(deps.db, row.id, failed).catch((again) => deps.log.error({ err: again }, 'not noted'));
  }
  deps.live.tell('staff', 'backups');
};

const newRow = ({ config }: Deps, now: Date) => ({
  file: fileFor(now),
  is_sealed: Number(config.backups.passphrase !== undefined),
  started_at: now.toISOString(),
});

/** Answers when it has begun: it may take longer than anybody waits for an answer. */
export const askForBackup = async (deps: Deps, by: StaffActor): Promise<{ done: Promise<void> }> => {
  const row = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const begun = await queries.insertBackup(trx, { ...newRow(deps, now), kind: 'asked', asked_by: by.staffId });
    if (!begun) throw new Refusal('backup_under_way');
    await logAdminAction(trx, now, { actor: by, action: 'backup_made', ...about('backups', begun.id, begun.file) });
    return begun;
  });
  deps.live.tell('staff', 'backups');
  return { done: carryOut(deps, row) };
};

/** Once a day, by whichever process comes first. The demo school is nothing to keep. */
export const backUpDaily = async (deps: Deps): Promise<void> => {
  if (!deps.config.production || deps.config.backups.keep === 0) return;
  const now = deps.clock();
  const row = await queries.insertBackup(deps.db, { ...newRow(deps, now), kind: 'daily', day: backupDay(now) });
  // The rest of the hour's chores need not wait for it, and neither need a start.
  if (row) void carryOut(deps, row);
};

/** At a start, of which the day's own may have begun a moment ago. */
export const giveUpUnfinished = ({ db, clock }: Deps) =>
  queries.giveUpUnfinished(db, {
    at: clock().toISOString(),
    before: new Date(performance.timeOrigin).toISOString(),
  });

export const checkBackup = async (deps: Deps, by: StaffActor, id: number): Promise<boolean> => {
  const row = await queries.readBackup(deps.db, id);
  if (row.kind === 'command' || row.removed_at !== null || row.fault !== null || row.finished_at === null)
    throw new Refusal('backup_not_here');
  const fault = await checkArchive(pathOf(deps, row.file), deps.config.backups.passphrase).then(() => null, faultOf);
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await queries.updateBackup(trx, id, fault ? { fault } : { checked_at: now.toISOString() });
    await logAdminAction(trx, now, {
      actor: by,
      action: 'backup_checked',
      ...about('backups', id, row.file),
      after: { sound: fault === null },
    });
  });
  deps.live.tell('staff', 'backups');
  return fault === null;
};

export const listBackups = async (deps: Deps) => ({
  rows: await queries.listBackups(deps.db),
  lastGoodAt: await queries.lastGoodAt(deps.db),
});
