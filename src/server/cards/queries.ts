import { type Insertable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import type { StudentsCredentials } from './tables.ts';

export const listCredentials = (executor: Executor, wanted: ClassFilter) =>
  executor
    .selectFrom('students as s')
    .leftJoin('students_credentials as c', 'c.student_id', 's.id')
    .select(['s.id', 's.name', 's.grade', 'c.login_id', 'c.has_old_card', 'c.created_at', 'c.last_login'])
    .where(isOfClass('s', wanted))
    .where(isEnrolled('s'))
    .orderBy('s.search_key')
    .orderBy('s.name')
    .execute();

export const readStudent = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade'])
    .where('id', '=', studentId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(refusing('student_not_found'));

export const studentsWithoutCredentials = (executor: Executor, wanted: ClassFilter) =>
  executor
    .selectFrom('students as s')
    .leftJoin('students_credentials as c', 'c.student_id', 's.id')
    .select(['s.id', 's.name', 's.grade'])
    .where(isOfClass('s', wanted))
    .where(isEnrolled('s'))
    .where('c.student_id', 'is', null)
    .orderBy('s.search_key')
    .orderBy('s.name')
    .execute();

const sealedCards = (executor: Executor) =>
  executor
    .selectFrom('students_credentials as c')
    .innerJoin('students as s', 's.id', 'c.student_id')
    .select(['s.id', 's.name', 's.grade', 'c.login_id', 'c.sealed_password', 'c.sealed_card_token'])
    .where('s.archived_at', 'is', null);

export type SealedCard = NonNullable<Awaited<ReturnType<typeof findSealedCard>>>;

export const findSealedCard = (executor: Executor, studentId: number) =>
  sealedCards(executor).where('s.id', '=', studentId).executeTakeFirst();

export type CardsToPrint = { readonly studentId: number } | ClassFilter;

export const listCardsToPrint = (executor: Executor, which: CardsToPrint) =>
  sealedCards(executor)
    .where(isEnrolled('s'))
    .where('studentId' in which ? sql<boolean>`s.id = ${which.studentId}` : isOfClass('s', which))
    .orderBy('s.search_key')
    .orderBy('s.name')
    .execute();

/** False where another pupil holds the drawn login id already. */
export const upsertCredentials = async (executor: Executor, row: Insertable<StudentsCredentials>): Promise<boolean> => {
  const taken = await executor
    .selectFrom('students_credentials')
    .select('student_id')
    .where('login_id', '=', row.login_id)
    .executeTakeFirst();
  if (taken) return false;
  await executor
    .insertInto('students_credentials')
    .values(row)
    .onConflict((oc) => oc.column('student_id').doUpdateSet(row))
    .execute();
  return true;
};

/** Only where there is none yet: a card that was printed meanwhile keeps its token. */
export const giveCardToken = (
  executor: Executor,
  studentId: number,
  token: Pick<StudentsCredentials, 'card_token_hash' | 'sealed_card_token'>,
) =>
  executor
    .updateTable('students_credentials')
    .set(token)
    .where('student_id', '=', studentId)
    .where('card_token_hash', 'is', null)
    .execute();

export const refreshApprovedRequests = (executor: Executor, studentId: number, qrCodeData: string) =>
  executor
    .updateTable('login_issue_reports')
    .set({ qr_code_data: qrCodeData })
    .where('student_id', '=', studentId)
    .where('status', '=', 'approved')
    .execute();

export const findLogin = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students_credentials')
    .select(['login_id', 'last_login'])
    .where('student_id', '=', studentId)
    .executeTakeFirst();
