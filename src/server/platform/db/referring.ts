import { sql } from 'kysely';
import type { Engine, Executor } from './database.ts';

export interface Referring {
  readonly table: string;
  readonly column: string;
}

/** Every column that refers to a table, as the database itself knows them: also those of tables yet to come. */
export const referringTo = async (executor: Executor, engine: Engine, table: string): Promise<readonly Referring[]> => {
  const asked =
    engine === 'sqlite'
      ? sql<Referring>`
          select t.name as "table", k."from" as "column"
          from sqlite_master as t, pragma_foreign_key_list(t.name) as k where t.type = 'table' and k."table" = ${table}`
      : sql<Referring>`
          select c.conrelid::regclass::text as "table", a.attname as "column"
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.confrelid = ${table}::regclass`;
  return (await asked.execute(executor)).rows;
};
