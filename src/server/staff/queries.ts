import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import type { Staff } from './tables.ts';

export type StaffRow = Awaited<ReturnType<typeof readStaff>>;

export const listStaff = (executor: Executor) => executor.selectFrom('staff').selectAll().orderBy('id').execute();

export const readStaff = (executor: Executor, id: number) =>
  executor.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow(refusing('staff_not_found'));

/** Undefined where the e-mail is taken. */
export const insertStaff = (executor: Executor, staff: Insertable<Staff>) =>
  executor
    .insertInto('staff')
    .values(staff)
    .onConflict((oc) => oc.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateStaff = (executor: Executor, id: number, change: Updateable<Staff>) =>
  executor.updateTable('staff').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const countActiveAdmins = async (executor: Executor): Promise<number> => {
  const { count } = await executor
    .selectFrom('staff')
    .select(sql<number>`count(*)`.as('count'))
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};
