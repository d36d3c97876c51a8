import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';

export const readCard = prepared(
  (executor, { tokenHash }: { tokenHash: string }) =>
    executor
      .selectFrom('students_credentials as c')
      .innerJoin('students as s', 's.id', 'c.student_id')
      .select(['s.id', 's.name', 's.grade', 'c.hashed_password'])
      .where('c.card_token_hash', '=', tokenHash)
      .where('s.archived_at', 'is', null),
  { atMostOneRow: true },
);

/** Only while the card is the one that was shown: a new one made meanwhile ends this login too. */
export const recordCardLogin = prepared((executor, { tokenHash, at }: { tokenHash: string; at: string }) =>
  executor
    .updateTable('students_credentials')
    .set({ last_login: at, has_old_card: 0 })
    .where('card_token_hash', '=', tokenHash),
);

/** Only while the password is the one that was checked: a new one made meanwhile ends this login too. */
export const recordLogin = prepared(
  (executor, { studentId, at, hashed }: { studentId: number; at: string; hashed: string }) =>
    executor
      .updateTable('students_credentials')
      .set({ last_login: at })
      .where('student_id', '=', studentId)
      .where('hashed_password', '=', hashed),
);

/** Staff then see whose card is of the kind that leaves its password in a browser's history. */
export const noteOldCard = (executor: Executor, studentId: number) =>
  executor
    .updateTable('students_credentials')
    .set({ has_old_card: 1 })
    .where('student_id', '=', studentId)
    .where('has_old_card', '=', 0)
    .execute();

export const findCredentials = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students_credentials')
    .select(['login_id', 'hashed_password'])
    .where('student_id', '=', studentId)
    .executeTakeFirst();

export const lastLoginOf = (executor: Executor, studentId: number) =>
  executor.selectFrom('students_credentials').select('last_login').where('student_id', '=', studentId);

/** For whoever says of pupils which login they have; without what opens it. */
export const logins = (executor: Executor) =>
  executor.selectFrom('students_credentials').select(['student_id', 'login_id', 'last_login', 'card_token_hash']);
