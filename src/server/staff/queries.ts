import type { Insertable, Updateable } from 'kysely';
import type { SchoolClass } from '#domain/roster/classes';
import type { SchoolOf, SetupStep } from '#domain/staff/setup';
import { hasChanged } from '#server/platform/db/changes';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import type { RenameSection } from '#server/platform/sections';
import type { School, Staff, StaffInvitations } from './tables.ts';

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

export const countActiveAdmins = (executor: Executor): Promise<number> =>
  countRows(executor.selectFrom('staff').where('role', '=', 'admin').where('disabledAt', 'is', null));

export type InvitationRow = Awaited<ReturnType<typeof insertInvitation>>;

const SHOWN_INVITATIONS = 50;

export const insertInvitation = (executor: Executor, invitation: Insertable<StaffInvitations>) =>
  executor.insertInto('staff_invitations').values(invitation).returningAll().executeTakeFirstOrThrow();

export const listInvitations = (executor: Executor) =>
  executor
    .selectFrom('staff_invitations')
    .selectAll()
    .where('kind', '=', 'invitation')
    .orderBy('id', 'desc')
    .limit(SHOWN_INVITATIONS)
    .execute();

export const readInvitation = (executor: Executor, id: number) =>
  executor
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'invitation')
    .executeTakeFirstOrThrow(refusing('invitation_unknown'));

export const findByToken = (executor: Executor, tokenHash: string) =>
  executor.selectFrom('staff_invitations').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

/** False where somebody used or revoked it meanwhile. */
export const closeInvitation = (
  executor: Executor,
  id: number,
  end: { usedAt: string; staffId: number } | { revokedAt: string },
): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('staff_invitations')
      .set(end)
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('revokedAt', 'is', null),
  );

export const revokeInvitationsOf = (executor: Executor, staffId: number, at: string) =>
  executor
    .updateTable('staff_invitations')
    .set({ revokedAt: at })
    .where('invitedBy', '=', staffId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();

const SCHOOL_ID = 1;

export const insertSchool = (executor: Executor, school: Pick<Insertable<School>, 'name' | 'schoolOf'>, at: string) =>
  executor
    .insertInto('school')
    .values({ id: SCHOOL_ID, ...school, createdAt: at, keyKeptAt: null })
    .onConflict((oc) => oc.doNothing())
    .execute();

export const findSchool = (executor: Executor) =>
  executor.selectFrom('school').selectAll().where('id', '=', SCHOOL_ID).executeTakeFirst();

/** In a school without a row it is the first that is known of it, and what is left there is asked from then on. */
export const saveSchool = (executor: Executor, change: { name: string } | { schoolOf: SchoolOf }, at: string) =>
  executor
    .insertInto('school')
    .values({ id: SCHOOL_ID, name: '', ...change, createdAt: at, keyKeptAt: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();

/** False where it was said before, or there is nothing to say it of. */
export const keepKey = (executor: Executor, at: string): Promise<boolean> =>
  hasChanged(
    executor.updateTable('school').set({ keyKeptAt: at }).where('id', '=', SCHOOL_ID).where('keyKeptAt', 'is', null),
  );

/** False where they were put away before, or there are none. */
export const endSetup = (executor: Executor, at: string): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('school')
      .set({ setupEndedAt: at })
      .where('id', '=', SCHOOL_ID)
      .where('setupEndedAt', 'is', null),
  );

export const listPutOff = async (executor: Executor): Promise<readonly SetupStep[]> =>
  (await executor.selectFrom('setup_put_off').select('step').execute()).map(({ step }) => step);

/** False where it was put off before. */
export const insertPutOff = (executor: Executor, step: SetupStep, at: string): Promise<boolean> =>
  hasChanged(
    executor
      .insertInto('setup_put_off')
      .values({ step, createdAt: at })
      .onConflict((oc) => oc.doNothing()),
  );

export const deletePutOff = (executor: Executor, step: SetupStep): Promise<boolean> =>
  hasChanged(executor.deleteFrom('setup_put_off').where('step', '=', step));

/** Of those who may log in. */
export const countActive = (executor: Executor): Promise<number> =>
  countRows(executor.selectFrom('staff').where('disabledAt', 'is', null));

export const renameSection: RenameSection = async (trx, { grade, from, to }) => {
  for (const { id, classes } of await listStaff(trx)) {
    const own: readonly SchoolClass[] = JSON.parse(classes ?? '[]');
    const renamed = own.map((each) => (each.grade === grade && each.section === from ? { grade, section: to } : each));
    if (classes !== null) await updateStaff(trx, id, { classes: JSON.stringify(renamed) });
  }
};
