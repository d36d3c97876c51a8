import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';

export const readCard = prepared(
  (executor, { tokenHash }: { tokenHash: string }) =>
    executor
      .selectFrom('students_credentials as c')
      .innerJoin('students as s', 's.id', 'c.studentId')
      .select(['s.id', 's.name', 's.grade', 'c.hashedPassword'])
      .where('c.cardTokenHash', '=', tokenHash)
      .where('s.archivedAt', 'is', null),
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
    .select(['loginId', 'hashedPassword'])
    .where('studentId', '=', studentId)
    .executeTakeFirst();

export const lastLoginOf = (executor: Executor, studentId: number) =>
  executor.selectFrom('students_credentials').select('lastLogin').where('studentId', '=', studentId);

/** For whoever says of pupils which login they have; without what opens it. */
export const logins = (executor: Executor) =>
  executor.selectFrom('students_credentials').select(['studentId', 'loginId', 'lastLogin', 'cardTokenHash']);
