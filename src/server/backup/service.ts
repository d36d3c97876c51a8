import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffActor } from '#domain/access/actors';
import { type BackupFault, backupDay } from '#domain/backup/backups';
import { about, logAct } from '#server/platform/audit';
import { firstPupilAt } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { IsSetUp } from '#server/platform/setup';
import { isStorageFailure } from '#server/platform/storage';
import { checkArchive } from './archive/file.ts';
import { BackupUnreadable } from './archive/unreadable.ts';
import { makeBackup } from './make.ts';
import * as queries from './queries.ts';

export { readNotPutBack } from './not-put-back.ts';

const faultOf = (error: unknown): BackupFault => {
  if (isStorageFailure(error)) return 'storage';
  return error instanceof BackupUnreadable ? 'altered' : 'failed';
};

/** To the millisecond: two of one second would be one file. */
const fileFor = (now: Date): string => `himma-${now.toISOString().replaceAll(':', '')}.backup`;

const pathOf = ({ config }: Pick<Deps, 'config'>, file: string): string => join(config.backups.folder, file);

/** What cannot be removed now is tried after the next one: that one is there all the same. */
const removeBeyondKept = async (deps: Deps): Promise<void> => {
  for (const { id, file } of (await queries.keptDaily(deps.db)).slice(deps.config.backups.keep)) {
    await rm(pathOf(deps, file), { force: true });
    await queries.updateBackup(deps.db, id, { removedAt: deps.clock().toISOString() });
  }
};

const write = async (deps: Deps, { file, startedAt }: queries.BackupRow, signal: AbortSignal) => {
  const { folder, passphrase } = deps.config.backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = await makeBackup(deps, pathOf(deps, file), passphrase, new Date(startedAt), signal);
  // What cannot be read again is no backup.
  await checkArchive(pathOf(deps, file), passphrase, signal);
  return made;
};

/** Writes down that there is none, and why. */
const giveUp = async (deps: Deps, { id, file }: queries.BackupRow, fault: BackupFault): Promise<void> => {
  await rm(pathOf(deps, file), { force: true });
  const failed = { finishedAt: deps.clock().toISOString(), fault };
  // On a full disk not even this can be written: the next start will say that it stopped.
  await queries.updateBackup(deps.db, id, failed).catch((error) => deps.log.error({ err: error }, 'not noted'));
};

/** Makes what the row says, and writes down how it went. */
const carryOut = async (deps: Deps, row: queries.BackupRow, signal: AbortSignal): Promise<void> => {
  try {
    const { bytes, rows, files, missing } = await write(deps, row, signal);
    const now = deps.clock().toISOString();
    await queries.updateBackup(deps.db, row.id, {
      finishedAt: now,
      checkedAt: now,
      bytes,
      rowCount: rows,
      fileCount: files,
      missingCount: missing.length,
    });
    await removeBeyondKept(deps).catch((error) => deps.log.error({ err: error }, 'old backups could not be removed'));
  } catch (error) {
    if (!signal.aborted) deps.log.error({ err: error, backup: row.file }, 'the backup failed');
    await giveUp(deps, row, signal.aborted ? 'stopped' : faultOf(error));
  }
  deps.live.tell('staff', 'backups');
};

/** By the process: what it is making, so that its end need not wait for that. */
const underWay = new WeakMap<Deps, { readonly stop: AbortController; readonly done: Promise<void> }>();

const begin = (deps: Deps, row: queries.BackupRow): void => {
  const stop = new AbortController();
  underWay.set(deps, { stop, done: carryOut(deps, row, stop.signal) });
};

/** Nobody waits a minute for a server to stop; the next start makes the day's anew. */
export const stopBackup = async (deps: Deps): Promise<void> => {
  const making = underWay.get(deps);
  making?.stop.abort();
  await making?.done;
};

const newRow = ({ config }: Deps, now: Date) => ({
  file: fileFor(now),
  isSealed: config.backups.passphrase === undefined ? (0 as const) : (1 as const),
  startedAt: now.toISOString(),
});

/** Answers when it has begun: it may take longer than anybody waits for an answer. */
export const askForBackup = async (deps: Deps, by: StaffActor): Promise<void> => {
  const row = await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    const begun = await queries.insertBackup(trx, { ...newRow(deps, now), kind: 'asked', askedBy: by.staffId });
    if (!begun) throw new Refusal('backup_under_way');
    await logAct(trx, now, by, 'backup_made', about('backups', begun.id, begun.file));
    return begun;
  });
  deps.live.tell('staff', 'backups');
  begin(deps, row);
};

/** Once a day, by whichever process comes first. The demo school is nothing to keep. */
export const backUpDaily = async (deps: Deps): Promise<void> => {
  if (!deps.config.production || deps.config.backups.keep === 0) return;
  const now = deps.clock();
  const row = await queries.insertBackup(deps.db, { ...newRow(deps, now), kind: 'daily', day: backupDay(now) });
  // The rest of the hour's chores need not wait for it, and neither need a start.
  if (row) begin(deps, row);
};

/** At a start, of which the day's own may have begun a moment ago. */
export const giveUpUnfinished = ({ db, clock }: Deps) =>
  queries.giveUpUnfinished(db, {
    at: clock().toISOString(),
    before: new Date(performance.timeOrigin).toISOString(),
  });

/** Null where it is sound. What lies elsewhere or was sealed with another passphrase is not judged. */
const faultFound = async (deps: Deps, file: string): Promise<BackupFault | null> => {
  try {
    await checkArchive(pathOf(deps, file), deps.config.backups.passphrase);
    return null;
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (code === 'ENOENT') throw new Refusal('backup_not_here');
    if (code === 'passphrase_missing' || code === 'passphrase_wrong') throw new Refusal('backup_other_passphrase');
    return faultOf(error);
  }
};

/** Of those that are whole in our folder. */
const readKept = async (deps: Deps, id: number): Promise<queries.BackupRow> => {
  const row = await queries.readBackup(deps.db, id);
  if (row.kind === 'command' || row.removedAt !== null || row.fault !== null || row.finishedAt === null)
    throw new Refusal('backup_not_here');
  return row;
};

export const pathOfKept = async (deps: Deps, id: number): Promise<string> =>
  pathOf(deps, (await readKept(deps, id)).file);

/** As it lies there: one that was sealed stays sealed. It is written down before the first byte goes. */
export const openBackup = async (deps: Deps, by: StaffActor, id: number) => {
  const { file: name } = await readKept(deps, id);
  const handle = await open(pathOf(deps, name)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refusal('backup_not_here') : error;
  });
  try {
    const { size: bytes } = await handle.stat();
    await logAct(deps.db, deps.clock(), by, 'backup_downloaded', about('backups', id, name));
    return { name, bytes, stream: handle.createReadStream() };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

const checkAndNote = async (deps: Deps, by: StaffActor, id: number): Promise<boolean> => {
  const row = await readKept(deps, id);
  const fault = await faultFound(deps, row.file);
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await queries.updateBackup(trx, id, fault ? { fault } : { checkedAt: now.toISOString() });
    await logAct(trx, now, by, 'backup_checked', about('backups', id, row.file), { after: { sound: fault === null } });
  });
  deps.live.tell('staff', 'backups');
  return fault === null;
};

/** One at a time in each process: several would share its thread, and all take as long as the last. */
const beingChecked = new WeakSet<Deps>();

export const checkBackup = async (deps: Deps, by: StaffActor, id: number): Promise<boolean> => {
  if (beingChecked.has(deps)) throw new Refusal('backup_check_under_way');
  beingChecked.add(deps);
  try {
    return await checkAndNote(deps, by, id);
  } finally {
    beingChecked.delete(deps);
  }
};

const sizeOf = ({ bytes, rowCount, fileCount, missingCount }: queries.ListedRow) =>
  bytes === null ? null : { bytes, rows: rowCount ?? 0, files: fileCount ?? 0, missing: missingCount ?? 0 };

export const listBackups = async (deps: Deps) => ({
  backups: (await queries.listBackups(deps.db)).map((row) => ({
    isUnderWay: row.finishedAt === null,
    isRemoved: row.removedAt !== null,
    size: sizeOf(row),
    ...row,
  })),
  lastGoodAt: await queries.lastGoodAt(deps.db),
});

/** The first night may have saved an empty school. */
export const savedPupils: IsSetUp = async ({ db }) => {
  const begun = await firstPupilAt(db);
  const saved = await queries.lastGoodAt(db);
  return begun !== null && saved !== null && saved > begun;
};
