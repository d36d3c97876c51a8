import { sql } from 'kysely';
import { makeTables } from '#server/migrate';
import type { Database } from '#server/platform/db/database';
import { OLD_STEPS } from './old-steps.ts';

export const dropAll = async ({ db, engine }: Database): Promise<void> => {
  if (engine === 'postgres') {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  for (const { name, isView } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    await sql`drop ${sql.raw(isView ? 'view' : 'table')} ${sql.table(name)}`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
};

export const noteSteps = async ({ db }: Database, names: readonly string[]): Promise<void> => {
  await sql`delete from kysely_migration`.execute(db);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date(0).toISOString()})`.execute(
      db,
    );
};

/** The tables as they were before any step that came after the one schema; empty. */
export const makeOldSchool = async (database: Database): Promise<void> => {
  await dropAll(database);
  await database.db.transaction().execute((trx) => makeTables(trx, database.engine, OLD_STEPS));
  await noteSteps(database, OLD_STEPS);
};
