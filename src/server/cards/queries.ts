import { type Insertable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import type { StudentsCredentials } from './tables.ts';

export const listCredentials = (executor: Executor, wanted: ClassFilter) =>
  executor
    .selectFrom('students as s')
    .leftJoin('students_credentials as c', 'c.studentId', 's.id')
    .select(['s.id as studentId', 's.name', 's.grade', 'c.loginId', 'c.createdAt', 'c.lastLogin'])
    .select((eb) => eb.fn.coalesce('c.hasOldCard', eb.lit(0)).as('hasOldCard'))
    .where(isOfClass('s', wanted))
    .where(isEnrolled('s'))
    .orderBy('s.searchKey')
    .orderBy('s.name')
    .execute();

export const readStudent = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade'])
    .where('id', '=', studentId)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow(refusing('student_not_found'));

export const studentsWithoutCredentials = (executor: Executor, wanted: ClassFilter) =>
  executor
    .selectFrom('students as s')
    .leftJoin('students_credentials as c', 'c.studentId', 's.id')
    .select(['s.id', 's.name', 's.grade'])
    .where(isOfClass('s', wanted))
    .where(isEnrolled('s'))
    .where('c.studentId', 'is', null)
    .orderBy('s.searchKey')
    .orderBy('s.name')
    .execute();

const sealedCards = (executor: Executor) =>
  executor
    .selectFrom('students_credentials as c')
    .innerJoin('students as s', 's.id', 'c.studentId')
    .select(['s.id', 's.name', 's.grade', 'c.loginId', 'c.sealedPassword', 'c.sealedCardToken'])
    .where('s.archivedAt', 'is', null);

export type SealedCard = NonNullable<Awaited<ReturnType<typeof findSealedCard>>>;

export const findSealedCard = (executor: Executor, studentId: number) =>
  sealedCards(executor).where('s.id', '=', studentId).executeTakeFirst();

export type CardsToPrint = { readonly studentId: number } | ClassFilter;

export const listCardsToPrint = (executor: Executor, which: CardsToPrint) =>
  sealedCards(executor)
    .where(isEnrolled('s'))
    .where('studentId' in which ? sql<boolean>`s.id = ${which.studentId}` : isOfClass('s', which))
    .orderBy('s.searchKey')
    .orderBy('s.name')
    .execute();

/** False where another pupil holds the drawn login id already. */
export const upsertCredentials = async (executor: Executor, row: Insertable<StudentsCredentials>): Promise<boolean> => {
  const taken = await executor
    .selectFrom('students_credentials')
    .select('studentId')
    .where('loginId', '=', row.loginId)
    .executeTakeFirst();
  if (taken) return false;
  await executor
    .insertInto('students_credentials')
    .values(row)
    .onConflict((oc) => oc.column('studentId').doUpdateSet(row))
    .execute();
  return true;
};

/** Only where there is none yet: a card that was printed meanwhile keeps its token. */
export const giveCardToken = (
  executor: Executor,
  studentId: number,
  token: Pick<StudentsCredentials, 'cardTokenHash' | 'sealedCardToken'>,
) =>
  executor
    .updateTable('students_credentials')
    .set(token)
    .where('studentId', '=', studentId)
    .where('cardTokenHash', 'is', null)
    .execute();

export const refreshApprovedRequests = (executor: Executor, studentId: number, qrCodeData: string) =>
  executor
    .updateTable('login_issue_reports')
    .set({ qrCodeData })
    .where('studentId', '=', studentId)
    .where('status', '=', 'approved')
    .execute();

export const findLogin = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students_credentials')
    .select(['loginId', 'lastLogin'])
    .where('studentId', '=', studentId)
    .executeTakeFirst();
