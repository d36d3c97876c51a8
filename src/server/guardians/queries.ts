import type { Insertable } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { GuardianLinks } from './tables.ts';

const links = (executor: Executor) =>
  executor.selectFrom('guardian_links as l').innerJoin('students as s', 's.id', 'l.studentId');

/** Those that open still. */
const openLinks = (executor: Executor, now: string) =>
  links(executor).where('l.revokedAt', 'is', null).where('l.expiresAt', '>', now);

export const listOpenOf = (executor: Executor, studentIds: readonly number[], week: string, now: string) =>
  openLinks(executor, now)
    .select(['l.studentId', 'l.nonce'])
    .where('l.studentId', 'in', studentIds)
    .where('l.week', '=', week)
    .execute();

export const insertLinks = (executor: Executor, rows: readonly Insertable<GuardianLinks>[]) =>
  inChunks(rows, (some) => executor.insertInto('guardian_links').values(some).execute());

export const listOpen = (executor: Executor, which: ClassFilter, now: string) =>
  openLinks(executor, now)
    .select(['l.id', 's.name', 's.grade', 'l.week', 'l.expiresAt', 'l.openedAt'])
    .where(isEnrolled('s'))
    .where(isOfClass('s', which))
    .orderBy('l.week', 'desc')
    .orderBy('s.searchKey')
    .execute();

export const findByToken = (executor: Executor, tokenHash: string) =>
  links(executor)
    .leftJoin('staff as t', 't.id', 'l.createdBy')
    .select(['l.id', 'l.week', 'l.expiresAt', 'l.revokedAt', 's.id as studentId', 's.firstName', 's.grade'])
    .select(['s.classId', 't.name as teacher'])
    .where('l.tokenHash', '=', tokenHash)
    .where('s.archivedAt', 'is', null)
    .executeTakeFirst();

export const findLink = (executor: Executor, id: number) =>
  links(executor).select('s.name').where('l.id', '=', id).executeTakeFirst();

export const revoke = (executor: Executor, id: number, at: string): Promise<boolean> =>
  hasChanged(
    executor.updateTable('guardian_links').set({ revokedAt: at }).where('id', '=', id).where('revokedAt', 'is', null),
  );

export const noteOpened = (executor: Executor, id: number, at: string) =>
  executor.updateTable('guardian_links').set({ openedAt: at }).where('id', '=', id).execute();

export const deleteEndedBefore = (executor: Executor, at: string) =>
  executor.deleteFrom('guardian_links').where('expiresAt', '<', at).execute();
