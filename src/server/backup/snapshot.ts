import type { Row, Table } from './archive/lines.ts';

/** All tables as they were at one moment, while others go on writing. */
export interface Snapshot {
  readonly tables: readonly Table[];
  /** In the order of the table's key, the same on both engines. */
  rows(of: Table): AsyncIterable<Row>;
  close(): Promise<void>;
}

export const migrationsIn = async (snapshot: Snapshot): Promise<string[]> => {
  const table = snapshot.tables.find((each) => each.table === 'kysely_migration') as Table;
  const names: string[] = [];
  for await (const row of snapshot.rows(table)) names.push(String(row[table.columns.indexOf('name')]));
  return names;
};
