import { logins } from '#server/cards/service';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';

export const findStaffByEmail = (executor: Executor, email: string) =>
  executor.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

export const readStaff = (executor: Executor, id: number) =>
  executor.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow(refusing('session_expired'));

/** False where the password is no longer the one that was checked: a new one made meanwhile ends this login too. */
export const recordStaffLogin = (executor: Executor, staffId: number, passwordHash: string, at: string) =>
  hasChanged(
    executor
      .updateTable('staff')
      .set({ lastLogin: at })
      .where('id', '=', staffId)
      .where('passwordHash', '=', passwordHash)
      .where('disabledAt', 'is', null),
  );

export const readStudent = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students as s')
    .leftJoin(logins(executor).as('c'), 'c.studentId', 's.id')
    .select(['s.id', 's.name', 's.grade', 'c.loginId'])
    .where('s.id', '=', studentId)
    .where('s.archivedAt', 'is', null)
    .executeTakeFirstOrThrow(refusing('student_not_found'));
