import type { Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import type { NationalNumbers } from './tables.ts';

/** Of everybody, those who left too: nothing of it is open. */
export const listKeys = (executor: Executor) =>
  executor.selectFrom('national_numbers').select(['studentId', 'numberKey']).execute();

export const findSealed = (executor: Executor, studentId: number) =>
  executor.selectFrom('national_numbers').select('sealedNumber').where('studentId', '=', studentId).executeTakeFirst();

export const findOwner = (executor: Executor, numberKey: string) =>
  executor.selectFrom('national_numbers').select('studentId').where('numberKey', '=', numberKey).executeTakeFirst();

export const insert = (executor: Executor, rows: readonly NationalNumbers[]) =>
  inChunks(rows, (chunk) =>
    executor
      .insertInto('national_numbers')
      .values([...chunk])
      .execute(),
  );

export const remove = (executor: Executor, studentId: number) =>
  executor.deleteFrom('national_numbers').where('studentId', '=', studentId).execute();

/** Of these pupils what an import gave them. */
export const removeOfImport = (executor: Executor, importId: number, ids: readonly number[]) =>
  inChunks(ids, (chunk) =>
    executor.deleteFrom('national_numbers').where('importId', '=', importId).where('studentId', 'in', chunk).execute(),
  );

/** Those whose number came from elsewhere than this import. */
export const listOfOthers = (executor: Executor, importId: number) =>
  executor
    .selectFrom('national_numbers')
    .select('studentId')
    .where((eb) => eb.or([eb('importId', 'is', null), eb('importId', '<>', importId)]))
    .execute();
