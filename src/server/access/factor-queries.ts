import { sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';

export const findFactor = (executor: Executor, staffId: number) =>
  executor.selectFrom('staff_factors').selectAll().where('staff_id', '=', staffId).executeTakeFirst();

/** Undefined while no phone has shown that it knows it. */
export const findActiveFactor = (executor: Executor, staffId: number) =>
  executor
    .selectFrom('staff_factors')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

export const listActiveFactors = (executor: Executor) =>
  executor.selectFrom('staff_factors').select('staff_id').where('confirmed_at', 'is not', null).execute();

/** In the place of one that was begun and never confirmed; false where one is on. */
export const beginFactor = async (executor: Executor, staffId: number, sealedSecret: string, at: string) => {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('staff_factors')
    .values({ staff_id: staffId, sealed_secret: sealedSecret, created_at: at, confirmed_at: null })
    .onConflict((oc) =>
      oc
        .column('staff_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: at, last_step: 0 })
        .where('staff_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** False where a code of this half minute, or of a later one, was used: a code works once. */
export const takeStep = async (executor: Executor, staffId: number, step: number, latest: number): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('staff_factors')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    // One that lies ahead was used before the clock was set back, and must not shut its owner out until it comes.
    .where(({ eb, or }) => or([eb('last_step', '<', step), eb('last_step', '>', latest)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const confirmFactor = (executor: Executor, staffId: number, at: string) =>
  executor.updateTable('staff_factors').set({ confirmed_at: at }).where('staff_id', '=', staffId).execute();

export const deleteFactor = async (executor: Executor, staffId: number): Promise<boolean> => {
  const { numDeletedRows } = await executor
    .deleteFrom('staff_factors')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const replaceRecoveryCodes = async (executor: Executor, staffId: number, hashes: readonly string[]) => {
  await executor.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await executor
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
    .execute();
};

/** False where it is none of theirs, or was used. */
export const takeRecoveryCode = async (executor: Executor, staffId: number, hash: string, at: string) => {
  const { numUpdatedRows } = await executor
    .updateTable('staff_recovery_codes')
    .set({ used_at: at })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const countRecoveryCodes = async (executor: Executor, staffId: number): Promise<number> => {
  const { count } = await executor
    .selectFrom('staff_recovery_codes')
    .select(sql<number>`count(*)`.as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};
