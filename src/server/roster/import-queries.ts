import { sql } from 'kysely';
import type { ImportStep } from '#domain/roster/import-undo';
import type { Engine, Executor } from '#server/platform/db/database';
import { inChunks } from '#server/platform/db/in-chunks';
import { referringTo } from '#server/platform/db/referring';

export const insertImport = async (
  executor: Executor,
  staffId: number,
  at: string,
  steps: readonly ImportStep[],
): Promise<void> => {
  const { id } = await executor
    .insertInto('roster_imports')
    .values({ imported_at: at, staff_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inChunks(steps, (chunk) =>
    executor
      .insertInto('imported_students')
      .values(
        chunk.map(({ studentId, before, after }) => ({
          import_id: id,
          student_id: studentId,
          before: before && JSON.stringify(before),
          after: JSON.stringify(after),
        })),
      )
      .execute(),
  );
};

export const findUndoable = (executor: Executor) =>
  executor
    .selectFrom('roster_imports as i')
    .leftJoin('staff as f', 'f.id', 'i.staff_id')
    .leftJoin('imported_students as s', 's.import_id', 'i.id')
    .select((eb) => [
      'i.id',
      'i.imported_at',
      'f.name as staff_name',
      eb.fn.count<number>('s.student_id').filterWhere('s.before', 'is', null).as('added'),
      eb.fn.count<number>('s.before').as('changed'),
    ])
    .where('i.undone_at', 'is', null)
    .groupBy(['i.id', 'i.imported_at', 'f.name'])
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type ImportedRow = Awaited<ReturnType<typeof listImported>>[number];

export const listImported = (executor: Executor, importId: number) =>
  executor
    .selectFrom('imported_students')
    .select(['student_id', 'before', 'after'])
    .where('import_id', '=', importId)
    .execute();

/** Those of whom any other table of the school speaks. */
export const findHeld = async (
  executor: Executor,
  engine: Engine,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const held = new Set<number>();
  const places = (await referringTo(executor, engine, 'students')).filter(({ table }) => table !== 'imported_students');
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
  executor.updateTable('roster_imports').set({ undone_at: at }).where('id', '=', importId).execute();
