import { createHash } from 'node:crypto';
import { isTooOld, knowsMigrations } from '#server/migrate';
import type { Database } from '#server/platform/db/database';
import { startLoading } from './loading.ts';
import { migrationsIn, type Snapshot } from './snapshot.ts';

/** What a table holds, told in a line: two databases with the same lines hold the same school. */
export interface TableSum {
  readonly table: string;
  readonly rows: number;
  readonly sum: string;
}

/** Of the rows in the order of their key, with the next number that the table would give. */
export const sumTables = async (snapshot: Snapshot): Promise<TableSum[]> => {
  const sums: TableSum[] = [];
  for (const table of snapshot.tables) {
    const hash = createHash('sha256').update(JSON.stringify(table));
    let rows = 0;
    for await (const row of snapshot.rows(table)) {
      hash.update(JSON.stringify(row));
      rows += 1;
    }
    sums.push({ table: table.table, rows, sum: hash.digest('hex') });
  }
  return sums;
};

/** Names of the tables that the one has otherwise than the other, or not at all. */
export const differingTables = (some: readonly TableSum[], others: readonly TableSum[]): string[] => {
  const sumIn = (sums: readonly TableSum[], table: string) => sums.find((each) => each.table === table)?.sum;
  const names = new Set([...some, ...others].map(({ table }) => table));
  return [...names].filter((table) => sumIn(some, table) !== sumIn(others, table));
};

/** All rows into an empty database, or none. */
export const copyTables = async (snapshot: Snapshot, { db, engine }: Database): Promise<void> => {
  const migrations = await migrationsIn(snapshot);
  if (isTooOld(migrations)) throw new Error('it is of a version of Himma that this one no longer knows');
  if (!knowsMigrations(migrations)) throw new Error('it is of a newer version of Himma than this one');
  await db.transaction().execute(async (trx) => {
    const loading = startLoading(trx, engine);
    await loading.begin(migrations);
    for (const table of snapshot.tables) {
      await loading.table(table);
      for await (const row of snapshot.rows(table)) await loading.row(row);
    }
    await loading.end();
    const [stranger] = loading.leftOut;
    if (stranger !== undefined) throw new Error(`${stranger} is no table of Himma: take it elsewhere first`);
  });
};
