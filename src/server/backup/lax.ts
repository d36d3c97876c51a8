import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/**
 * Rows come table by table and refer to each other in circles, and what triggers would add is among them. At the end each
 * reference is checked, and the triggers are there again.
 */
interface Lax {
  begin(): Promise<void>;
  end(): Promise<void>;
}

export const laxOnSqlite = (trx: Transaction<Schema>): Lax => {
  let triggers: { name: string; sql: string }[] = [];
  return {
    begin: async () => {
      // Until the commit, which fails where a reference leads nowhere.
      await sql`pragma defer_foreign_keys = on`.execute(trx);
      const found = await sql<{ name: string; sql: string }>`
        select name, sql from sqlite_master where type = 'trigger'`.execute(trx);
      triggers = found.rows;
      for (const { name } of triggers) await sql`drop trigger ${sql.id(name)}`.execute(trx);
    },
    end: async () => {
      for (const trigger of triggers) await sql.raw(trigger.sql).execute(trx);
    },
  };
};

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export const laxOnPostgres = (trx: Transaction<Schema>): Lax => {
  let references: readonly Reference[] = [];
  const setTriggers = async (state: 'enable' | 'disable') => {
    const found = await sql<{ table: string }>`
      select distinct tgrelid::regclass::text as table from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(trx);
    for (const { table } of found.rows) await sql.raw(`alter table ${table} ${state} trigger user`).execute(trx);
  };
  return {
    begin: async () => {
      const found = await sql<Reference>`
        select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(trx);
      references = found.rows;
      for (const { table, name } of references)
        await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx);
      await setTriggers('disable');
    },
    end: async () => {
      await setTriggers('enable');
      for (const { table, name, definition } of references)
        await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx);
    },
  };
};
