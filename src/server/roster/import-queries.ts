import { sql } from 'kysely';
import type { ImportStep } from '#domain/roster/import-undo';
import type { Engine, Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { referringTo } from '#server/platform/db/referring';

export const insertImport = async (executor: Executor, staffId: number, at: string, steps: readonly ImportStep[]) => {
  const { id } = await executor
    .insertInto('roster_imports')
    .values({ importedAt: at, staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inChunks(steps, (chunk) =>
    executor
      .insertInto('imported_students')
      .values(
        chunk.map(({ studentId, before, after }) => ({
          importId: id,
          studentId,
          before: before && JSON.stringify(before),
          after: JSON.stringify(after),
        })),
      )
      .execute(),
  );
  return id;
};

export const findUndoable = (executor: Executor) =>
  executor
    .selectFrom('roster_imports as i')
    .leftJoin('staff as f', 'f.id', 'i.staffId')
    .leftJoin('imported_students as s', 's.importId', 'i.id')
    .select((eb) => [
      'i.id as importId',
      'i.importedAt',
      eb.fn.coalesce('f.name', eb.val('')).as('by'),
      eb.fn.count<number>('s.studentId').filterWhere('s.before', 'is', null).as('added'),
      eb.fn.count<number>('s.before').as('changed'),
    ])
    .where('i.undoneAt', 'is', null)
    .groupBy(['i.id', 'i.importedAt', 'f.name'])
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type ImportedRow = Awaited<ReturnType<typeof listImported>>[number];

export const listImported = (executor: Executor, importId: number) =>
  executor
    .selectFrom('imported_students')
    .select(['studentId', 'before', 'after'])
    .where('importId', '=', importId)
    .execute();

/** What speaks of a pupil because an import did. */
const OF_IMPORTS = ['imported_students', 'national_numbers'];

/** Those of whom any other table of the school speaks. */
export const findHeld = async (executor: Executor, engine: Engine, ids: readonly number[]) => {
  const held = new Set<number>();
  const places = (await referringTo(executor, engine, 'students')).filter(({ table }) => !OF_IMPORTS.includes(table));
  await inChunks(ids, async (chunk) => {
    for (const { table, column } of places) {
      const id = sql.ref<number>(column);
      const { rows } = await sql<{ id: number }>`
        select distinct ${id} as id from ${sql.table(table)} where ${id} in (${sql.join(chunk)})`.execute(executor);
      for (const row of rows) held.add(row.id);
    }
  });
  return held;
};

export const removeStudents = (executor: Executor, ids: readonly number[]) =>
  inChunks(ids, (chunk) => executor.deleteFrom('students').where('id', 'in', chunk).execute());

export const markUndone = (executor: Executor, importId: number, at: string) =>
  executor.updateTable('roster_imports').set({ undoneAt: at }).where('id', '=', importId).execute();
