import type { Insertable } from 'kysely';
import { dayAfter, startOfDay } from '#domain/calendar/school-day';
import type { Grade } from '#domain/roster/grades';
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

export const listAttendance = (executor: Executor, studentIds: readonly number[], from: string, to: string) =>
  executor
    .selectFrom('class_attendance')
    .select(['student_id', 'attendance', 'positive', 'negative'])
    .where('student_id', 'in', studentIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

export const listBehaviors = (executor: Executor, studentIds: readonly number[], from: string, to: string) =>
  executor
    .selectFrom('student_logs')
    .select(['student_id', 'behavior_type'])
    .where('student_id', 'in', studentIds)
    .where('log_type', '=', 'behavior')
    .where('cancelled', '=', 0)
    .where('log_date', '>=', from)
    .where('log_date', '<=', to)
    .orderBy('id')
    .execute();

export const listLearned = (executor: Executor, grade: Grade, from: string, to: string) =>
  executor
    .selectFrom('curriculum_taught as t')
    .innerJoin('curriculum_lessons as l', 'l.id', 't.lesson_id')
    .select(['l.topic', 'l.unit', 'l.course'])
    .distinct()
    .where('t.grade', '=', grade)
    .where('t.taught_at', '>=', startOfDay(from))
    .where('t.taught_at', '<', startOfDay(dayAfter(to, 1)))
    .orderBy('l.course')
    .orderBy('l.unit')
    .orderBy('l.topic')
    .execute();

/** Words that are not right yet, or were only just put right; the latest first. */
export const listWords = (executor: Executor, studentIds: readonly number[]) =>
  executor
    .selectFrom('quran_word_tracking as w')
    .innerJoin('quran_texts as t', 't.id', 'w.text_id')
    .select(['w.student_id', 'w.word_position', 'w.text_id', 't.title'])
    .where('w.student_id', 'in', studentIds)
    .where('w.status', 'in', ['incorrect', 'passed'])
    .where('t.replaced_by', 'is', null)
    .orderBy('w.last_attempt_at', 'desc')
    .orderBy('w.text_id')
    .orderBy('w.word_position')
    .execute();

export const listContents = (executor: Executor, textIds: readonly number[]) =>
  executor.selectFrom('quran_texts').select(['id', 'content']).where('id', 'in', textIds).execute();
