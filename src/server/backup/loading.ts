import { sql, type Transaction } from 'kysely';
import { makeTables } from '#server/migrate';
import type { Engine } from '#server/platform/db/database';
import type { Schema } from '#server/platform/db/schema';
import type { Row, Table } from './archive/lines.ts';
import { BackupUnreadable } from './archive/unreadable.ts';

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Rows come table by table and refer to each other in circles: what this answers, or SQLite's commit, checks each reference
 * at the end.
 */
const putOffReferences = async (trx: Transaction<Schema>, engine: Engine): Promise<() => Promise<void>> => {
  if (engine === 'sqlite') {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    return async () => undefined;
  }
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
  for (const { table, name } of references) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx);
  return async () => {
    for (const { table, name, definition } of references)
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx);
  };
};

/** As many values as both engines take in one statement. */
const MOST_VALUES = 8000;

const nextNumber = (trx: Transaction<Schema>, engine: Engine, table: string, next: number) =>
  engine === 'postgres'
    ? sql`select setval(pg_get_serial_sequence(${table}, attname), ${next}, false) from pg_attribute
        where attrelid = ${table}::regclass and attidentity <> ''`.execute(trx)
    : sql`insert into sqlite_sequence (name, seq) values (${table}, ${next - 1})`.execute(trx);

/** PostgreSQL may hold other schemas beside ours. */
const ownTables = async (trx: Transaction<Schema>, engine: Engine): Promise<Map<string, readonly string[]>> => {
  const found = await trx.introspection.getTables({ withInternalKyselyTables: true });
  const own =
    engine === 'postgres' ? await sql<{ schema: string }>`select current_schema() as schema`.execute(trx) : null;
  return new Map(
    found
      .filter(({ schema, isView }) => !isView && schema === own?.rows[0]?.schema)
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
};

/** Rows into tables of the same version, whatever they refer to comes before or after them. */
export const startLoading = (trx: Transaction<Schema>, engine: Engine) => {
  const leftOut: string[] = [];
  let tables = new Map<string, readonly string[]>();
  let current: Table | null = null;
  let waiting: Row[] = [];
  let checkReferences = async (): Promise<void> => undefined;

  const flush = async (): Promise<void> => {
    const { table, columns } = current ?? { table: '', columns: [] };
    if (waiting.length > 0)
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
        values ${sql.join(waiting.map((row) => sql`(${sql.join(row)})`))}`.execute(trx);
    waiting = [];
  };

  return {
    /** Tables that were in the database and are none of ours. */
    leftOut,
    begin: async (migrations: readonly string[]): Promise<void> => {
      await makeTables(trx, engine, migrations);
      tables = await ownTables(trx, engine);
      checkReferences = await putOffReferences(trx, engine);
      // What the migrations themselves put there is in the backup, as it was.
      for (const name of tables.keys()) await sql`delete from ${sql.table(name)}`.execute(trx);
      if (engine === 'sqlite') await sql`delete from sqlite_sequence`.execute(trx);
    },
    table: async (table: Table): Promise<void> => {
      await flush();
      const columns = tables.get(table.table);
      current = columns ? table : null;
      if (!columns) leftOut.push(table.table);
      else if (columns.toSorted().join() !== table.columns.toSorted().join()) throw new BackupUnreadable('altered');
      else if (table.next !== null) await nextNumber(trx, engine, table.table, table.next);
    },
    row: async (row: Row): Promise<void> => {
      if (!current) return;
      if (row.length !== current.columns.length) throw new BackupUnreadable('altered');
      waiting.push(row);
      if ((waiting.length + 1) * row.length > MOST_VALUES) await flush();
    },
    end: async (): Promise<void> => {
      await flush();
      await checkReferences();
    },
  };
};

export type Loading = ReturnType<typeof startLoading>;
