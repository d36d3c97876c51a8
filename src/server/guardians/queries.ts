import type { Insertable } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { GuardianLinks } from './tables.ts';

export const listPupils = (executor: Executor, which: ClassFilter) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'firstName', 'grade', 'classId'])
    .where(isEnrolled())
    .where(isOfClass('students', which))
    .orderBy('searchKey')
    .orderBy('name')
    .execute();

/** Those of the week that open still. */
export const listOpenOf = (executor: Executor, studentIds: readonly number[], week: string, now: string) =>
  executor
    .selectFrom('guardian_links')
    .select(['studentId', 'nonce', 'expiresAt'])
    .where('studentId', 'in', studentIds)
    .where('week', '=', week)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();

export const insertLinks = (executor: Executor, links: readonly Insertable<GuardianLinks>[]) =>
  inChunks(links, (some) => executor.insertInto('guardian_links').values(some).execute());

export const listOpen = (executor: Executor, which: ClassFilter, now: string) =>
  executor
    .selectFrom('guardian_links as l')
    .innerJoin('students as s', 's.id', 'l.studentId')
    .select(['l.id', 's.name', 's.grade', 'l.week', 'l.expiresAt', 'l.openedAt'])
    .where(isEnrolled('s'))
    .where(isOfClass('s', which))
    .where('l.revokedAt', 'is', null)
    .where('l.expiresAt', '>', now)
    .orderBy('l.week', 'desc')
    .orderBy('s.searchKey')
    .execute();

export const findByToken = (executor: Executor, tokenHash: string) =>
  executor
    .selectFrom('guardian_links as l')
    .innerJoin('students as s', 's.id', 'l.studentId')
    .select(['l.id', 'l.week', 'l.expiresAt', 'l.revokedAt', 's.id as studentId', 's.firstName', 's.grade'])
    .where('l.tokenHash', '=', tokenHash)
    .where('s.archivedAt', 'is', null)
    .executeTakeFirst();

export const findLink = (executor: Executor, id: number) =>
  executor
    .selectFrom('guardian_links as l')
    .innerJoin('students as s', 's.id', 'l.studentId')
    .select(['l.id', 'l.revokedAt', 's.name'])
    .where('l.id', '=', id)
    .executeTakeFirst();

export const revoke = (executor: Executor, id: number, at: string): Promise<boolean> =>
  hasChanged(
    executor.updateTable('guardian_links').set({ revokedAt: at }).where('id', '=', id).where('revokedAt', 'is', null),
  );

export const noteOpened = (executor: Executor, id: number, at: string) =>
  executor.updateTable('guardian_links').set({ openedAt: at }).where('id', '=', id).execute();

export const deleteEndedBefore = (executor: Executor, at: string) =>
  executor.deleteFrom('guardian_links').where('expiresAt', '<', at).execute();
