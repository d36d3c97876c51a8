import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';

const SCHOOL_ID = 1;

export const insertSchool = (executor: Executor, name: string, at: string) =>
  executor
    .insertInto('school')
    .values({ id: SCHOOL_ID, name, createdAt: at, keyKeptAt: null })
    .onConflict((oc) => oc.doNothing())
    .execute();

export const findSchool = (executor: Executor) =>
  executor.selectFrom('school').selectAll().where('id', '=', SCHOOL_ID).executeTakeFirst();

/** In a school without a row it is the first that is known of it, and what is left there is asked from then on. */
export const saveSchoolName = (executor: Executor, name: string, at: string) =>
  executor
    .insertInto('school')
    .values({ id: SCHOOL_ID, name, createdAt: at, keyKeptAt: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute();

/** False where it was said before, or there is nothing to say it of. */
export const keepKey = (executor: Executor, at: string): Promise<boolean> =>
  hasChanged(
    executor.updateTable('school').set({ keyKeptAt: at }).where('id', '=', SCHOOL_ID).where('keyKeptAt', 'is', null),
  );

/** When the first pupil was entered; null while there is none. */
export const firstPupilAt = async (executor: Executor): Promise<string | null> => {
  const { at } = await executor
    .selectFrom('students')
    .select(({ fn }) => fn.min('createdAt').as('at'))
    .where('id', '!=', DEMO_STUDENT_ID)
    .executeTakeFirstOrThrow();
  return at;
};
