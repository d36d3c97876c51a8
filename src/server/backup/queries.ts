import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import { waitingSince } from '#server/platform/waiting';
import type { Backups } from './tables.ts';

export type BackupRow = Awaited<ReturnType<typeof readBackup>>;

const SHOWN = 60;

export const listBackups = (executor: Executor) =>
  executor
    .selectFrom('backups')
    .leftJoin('staff', 'staff.id', 'backups.askedBy')
    .select(['backups.id', 'kind', 'file', 'isSealed', 'startedAt', 'finishedAt', 'fault', 'checkedAt', 'removedAt'])
    .select(['bytes', 'rowCount', 'fileCount', 'missingCount', 'staff.name as askedBy'])
    .orderBy('backups.id', 'desc')
    .limit(SHOWN)
    .execute();

export type ListedRow = Awaited<ReturnType<typeof listBackups>>[number];

export const readBackup = (executor: Executor, id: number) =>
  executor.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirstOrThrow(refusing('backup_not_found'));

/** Undefined where one is on its way, or the day has its own. */
export const insertBackup = (executor: Executor, backup: Insertable<Backups>) =>
  executor
    .insertInto('backups')
    .values(backup)
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateBackup = (executor: Executor, id: number, change: Updateable<Backups>) =>
  executor.updateTable('backups').set(change).where('id', '=', id).execute();

/** What a process that ended left behind: it is on nobody's way any more. */
export const giveUpUnfinished = (executor: Executor, { at, before }: { at: string; before: string }) =>
  executor
    .updateTable('backups')
    .set({ fault: 'stopped', finishedAt: at })
    .where('finishedAt', 'is', null)
    .where('startedAt', '<', before)
    .execute();

const good = (executor: Executor) =>
  executor.selectFrom('backups').where('finishedAt', 'is not', null).where('fault', 'is', null);

/** When it was made; null where there is none. */
export const lastGoodAt = async (executor: Executor): Promise<string | null> =>
  (await good(executor).select('startedAt').orderBy('id', 'desc').limit(1).executeTakeFirst())?.startedAt ?? null;

export const keptDaily = (executor: Executor) =>
  good(executor)
    .select(['id', 'file'])
    .where('kind', '=', 'daily')
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** Those that failed since one went well; one that a restart cut off tells nobody to do anything. */
export const countFailed = (executor: Executor) =>
  executor
    .selectFrom('backups')
    .select(waitingSince('startedAt'))
    .where('fault', 'in', ['storage', 'altered', 'failed'])
    .where(
      'id',
      '>',
      good(executor).select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id')),
    )
    .executeTakeFirstOrThrow();
