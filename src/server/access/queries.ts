import type { Insertable } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { refusing } from '#server/platform/errors';
import type { StaffPasskeyNonces, StaffPasskeys } from './tables.ts';

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

export const findFactor = (executor: Executor, staffId: number) =>
  executor.selectFrom('staff_factors').selectAll().where('staffId', '=', staffId).executeTakeFirst();

/** Whoever has an app that was confirmed, or a passkey, once each. */
export const listStaffWithFactor = (executor: Executor) =>
  executor
    .selectFrom('staff_factors')
    .select('staffId')
    .where('confirmedAt', 'is not', null)
    .union(executor.selectFrom('staff_passkeys').select('staffId'))
    .orderBy('staffId')
    .execute();

/** In the place of one that was begun and never confirmed; false where one is on. */
export const beginFactor = (executor: Executor, staffId: number, sealedSecret: string, at: string) =>
  hasChanged(
    executor
      .insertInto('staff_factors')
      .values({ staffId, sealedSecret, createdAt: at, confirmedAt: null })
      .onConflict((oc) =>
        oc
          .column('staffId')
          .doUpdateSet({ sealedSecret, createdAt: at, lastStep: 0 })
          .where('staff_factors.confirmedAt', 'is', null),
      ),
  );

/** False where a code of this half minute, or of a later one, was used: a code works once. */
export const takeStep = (executor: Executor, staffId: number, step: number, latest: number): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('staff_factors')
      .set({ lastStep: step })
      .where('staffId', '=', staffId)
      // One that lies ahead was used before the clock was set back, and must not shut its owner out until it comes.
      .where(({ eb, or }) => or([eb('lastStep', '<', step), eb('lastStep', '>', latest)])),
  );

export const confirmFactor = (executor: Executor, staffId: number, at: string) =>
  executor.updateTable('staff_factors').set({ confirmedAt: at }).where('staffId', '=', staffId).execute();

export const deleteFactor = (executor: Executor, staffId: number): Promise<boolean> =>
  hasChanged(executor.deleteFrom('staff_factors').where('staffId', '=', staffId));

export const deleteRecoveryCodes = (executor: Executor, staffId: number) =>
  executor.deleteFrom('staff_recovery_codes').where('staffId', '=', staffId).execute();

export const replaceRecoveryCodes = async (executor: Executor, staffId: number, hashes: readonly string[]) => {
  await deleteRecoveryCodes(executor, staffId);
  await executor
    .insertInto('staff_recovery_codes')
    .values(hashes.map((codeHash) => ({ staffId, codeHash, usedAt: null })))
    .execute();
};

/** False where it is none of theirs, or was used. */
export const takeRecoveryCode = (executor: Executor, staffId: number, hash: string, at: string) =>
  hasChanged(
    executor
      .updateTable('staff_recovery_codes')
      .set({ usedAt: at })
      .where('staffId', '=', staffId)
      .where('codeHash', '=', hash)
      .where('usedAt', 'is', null),
  );

export const countRecoveryCodes = (executor: Executor, staffId: number): Promise<number> =>
  countRows(executor.selectFrom('staff_recovery_codes').where('staffId', '=', staffId).where('usedAt', 'is', null));

export const listPasskeys = (executor: Executor, staffId: number) =>
  executor.selectFrom('staff_passkeys').selectAll().where('staffId', '=', staffId).orderBy('id').execute();

export const findPasskey = (executor: Executor, staffId: number, host: string, credentialId: string) =>
  executor
    .selectFrom('staff_passkeys')
    .selectAll()
    .where((eb) => eb.and({ staffId, host, credentialId }))
    .executeTakeFirst();

/** Undefined where somebody has it already. */
export const insertPasskey = (executor: Executor, passkey: Insertable<StaffPasskeys>) =>
  executor
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict((oc) => oc.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();

/** False where it counted no further than before: then there are two of it. Those that do not count say 0 for ever. */
export const recordPasskeyUse = (executor: Executor, id: number, counter: number, at: string): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('staff_passkeys')
      .set({ counter, lastUsedAt: at })
      .where('id', '=', id)
      .where(({ and, eb, or }) => or([eb('counter', '<', counter), ...(counter === 0 ? [and({ counter: 0 })] : [])])),
  );

/** Its name, or undefined where it is none of theirs. */
export const deletePasskey = (executor: Executor, staffId: number, id: number) =>
  executor
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('name')
    .executeTakeFirst();

export const deletePasskeys = (executor: Executor, staffId: number): Promise<boolean> =>
  hasChanged(executor.deleteFrom('staff_passkeys').where('staffId', '=', staffId));

/** Theirs that nobody can answer any more go at the same time. */
export const insertNonce = async (
  executor: Executor,
  drawn: StaffPasskeyNonces,
  [since, until]: readonly [since: string, until: string],
) => {
  await executor
    .deleteFrom('staff_passkey_nonces')
    .where('staffId', '=', drawn.staffId)
    .where(({ between, not }) => not(between('createdAt', since, until)))
    .execute();
  await executor.insertInto('staff_passkey_nonces').values(drawn).execute();
};

/** When it was drawn, once: whoever sends it again finds nothing. */
export const takeNonce = (executor: Executor, of: Omit<StaffPasskeyNonces, 'createdAt'>) =>
  executor
    .deleteFrom('staff_passkey_nonces')
    .where((eb) => eb.and(of))
    .returning('createdAt')
    .executeTakeFirst();
