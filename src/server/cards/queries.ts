import { type Insertable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
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
    .select(['id as studentId', 'name', 'firstName', 'grade'])
    .where('id', '=', studentId)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow(refusing('student_not_found'));

/** False in a school without pupils. */
export const hasEveryLogin = async (executor: Executor): Promise<boolean> => {
  const { pupils, logins: made } = await executor
    .selectFrom('students as s')
    .leftJoin('students_credentials as c', 'c.studentId', 's.id')
    .select(sql<number>`cast(count(*) as integer)`.as('pupils'))
    .select(sql<number>`cast(count(c.student_id) as integer)`.as('logins'))
    .where(isEnrolled('s'))
    .executeTakeFirstOrThrow();
  return pupils > 0 && made === pupils;
};

const sealedCards = (executor: Executor) =>
  executor
    .selectFrom('students_credentials as c')
    .innerJoin('students as s', 's.id', 'c.studentId')
    .select(['s.id as studentId', 's.name', 's.grade', 'c.loginId', 'c.sealedPassword', 'c.sealedCardToken'])
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

const enrolledWithLogin = (executor: Executor) =>
  executor
    .selectFrom('students_credentials as c')
    .innerJoin('students as s', 's.id', 'c.studentId')
    .select(['s.id', 's.name', 's.firstName', 's.grade', 'c.hashedPassword'])
    .where('s.archivedAt', 'is', null);

/** Whose card it is. */
export const readCard = prepared(
  (executor, { tokenHash }: { tokenHash: string }) =>
    enrolledWithLogin(executor).where('c.cardTokenHash', '=', tokenHash),
  { atMostOneRow: true },
);

/** Who logs in by this number. */
export const readLogin = prepared(
  (executor, { loginId }: { loginId: number }) => enrolledWithLogin(executor).where('c.loginId', '=', loginId),
  { atMostOneRow: true },
);

/** Only while the card is the one that was shown: a new one made meanwhile ends this login too. */
export const recordCardLogin = prepared((executor, { tokenHash, at }: { tokenHash: string; at: string }) =>
  executor
    .updateTable('students_credentials')
    .set({ lastLogin: at, hasOldCard: 0 })
    .where('cardTokenHash', '=', tokenHash),
);

/** Only while the password is the one that was checked: a new one made meanwhile ends this login too. */
export const recordLogin = prepared(
  (executor, { studentId, at, hashed }: { studentId: number; at: string; hashed: string }) =>
    executor
      .updateTable('students_credentials')
      .set({ lastLogin: at })
      .where('studentId', '=', studentId)
      .where('hashedPassword', '=', hashed),
);

/** Staff then see whose card is of the kind that leaves its password in a browser's history. */
export const noteOldCard = (executor: Executor, studentId: number) =>
  executor
    .updateTable('students_credentials')
    .set({ hasOldCard: 1 })
    .where('studentId', '=', studentId)
    .where('hasOldCard', '=', 0)
    .execute();

export const findCredentials = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students_credentials')
    .select(['loginId', 'hashedPassword', 'lastLogin'])
    .where('studentId', '=', studentId)
    .executeTakeFirst();

export const lastLoginOf = (executor: Executor, studentId: number) =>
  executor.selectFrom('students_credentials').select('lastLogin').where('studentId', '=', studentId);

/** For whoever says of pupils which login they have; without what opens it. */
export const logins = (executor: Executor) =>
  executor.selectFrom('students_credentials').select(['studentId', 'loginId', 'lastLogin', 'cardTokenHash']);
