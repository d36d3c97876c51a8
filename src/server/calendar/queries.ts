import type { Insertable, Selectable, Updateable } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { SchoolTerms } from './tables.ts';

export type TermRow = Selectable<SchoolTerms>;

/** Few, and asked by whatever counts days. */
const readTerms = prepared(
  (executor, _: { readonly [name: string]: never }) =>
    executor.selectFrom('school_terms').selectAll().orderBy('startsOn'),
  { remember: 'terms' },
);

export const listTerms = async (executor: Executor): Promise<readonly TermRow[]> =>
  (await readTerms(executor, {})).rows;

/** Answers nothing where the key was used. */
export const insertTerm = (executor: Executor, row: Insertable<SchoolTerms>) =>
  executor
    .insertInto('school_terms')
    .values(row)
    .onConflict((oc) => oc.column('requestKey').doNothing())
    .returningAll()
    .executeTakeFirst();

/** False where somebody wrote it since that version was read. */
export const updateTerm = (executor: Executor, id: number, version: number, change: Updateable<SchoolTerms>) =>
  hasChanged(
    executor
      .updateTable('school_terms')
      .set({ ...change, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version),
  );

/** Whoever has written the rows, as here without changing them, holds the others until the commit. */
export const holdTerms = (executor: Executor) =>
  executor
    .updateTable('school_terms')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();

export const deleteTerm = (executor: Executor, id: number) =>
  executor.deleteFrom('school_terms').where('id', '=', id).execute();
