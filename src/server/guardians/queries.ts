import type { Insertable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { GuardianLinks } from './tables.ts';

export const listPupils = (executor: Executor, which: ClassFilter) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'first_name', 'grade', 'class_id'])
    .where(isEnrolled())
    .where(isOfClass('students', which))
    .orderBy('search_key')
    .orderBy('name')
    .execute();

/** Those of the week that open still. */
export const listOpenOf = (executor: Executor, studentIds: readonly number[], week: string, now: string) =>
  executor
    .selectFrom('guardian_links')
    .select(['student_id', 'nonce', 'expires_at'])
    .where('student_id', 'in', studentIds)
    .where('week', '=', week)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();

export const insertLinks = (executor: Executor, links: readonly Insertable<GuardianLinks>[]) =>
  inChunks(links, (some) => executor.insertInto('guardian_links').values(some).execute());

export const listOpen = (executor: Executor, which: ClassFilter, now: string) =>
  executor
    .selectFrom('guardian_links as l')
    .innerJoin('students as s', 's.id', 'l.student_id')
    .select(['l.id', 's.name', 's.grade', 'l.week', 'l.expires_at', 'l.opened_at'])
    .where(isEnrolled('s'))
    .where(isOfClass('s', which))
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now)
    .orderBy('l.week', 'desc')
    .orderBy('s.search_key')
    .execute();

export const findByToken = (executor: Executor, tokenHash: string) =>
  executor
    .selectFrom('guardian_links as l')
    .innerJoin('students as s', 's.id', 'l.student_id')
    .select(['l.id', 'l.week', 'l.expires_at', 'l.revoked_at', 's.id as student_id', 's.first_name', 's.grade'])
    .where('l.token_hash', '=', tokenHash)
    .where('s.archived_at', 'is', null)
    .executeTakeFirst();

export const findLink = (executor: Executor, id: number) =>
  executor
    .selectFrom('guardian_links as l')
    .innerJoin('students as s', 's.id', 'l.student_id')
    .select(['l.id', 'l.revoked_at', 's.name'])
    .where('l.id', '=', id)
    .executeTakeFirst();

export const revoke = async (executor: Executor, id: number, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('guardian_links')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const noteOpened = (executor: Executor, id: number, at: string) =>
  executor.updateTable('guardian_links').set({ opened_at: at }).where('id', '=', id).execute();

export const deleteEndedBefore = (executor: Executor, at: string) =>
  executor.deleteFrom('guardian_links').where('expires_at', '<', at).execute();
