import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/platform/db/database';
import { migrate } from '#server/platform/db/migrate';
import { openPostgres } from '#server/platform/db/open';
import { openSqlite } from '#server/platform/db/sqlite';

export const TEMPLATE = 'himma_template';

export const onDatabase = async (url: string, work: (run: (sql: string) => Promise<unknown>) => Promise<void>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work((sql) => client.query(sql));
  } finally {
    await client.end();
  }
};

const openFreshSqlite = async (): Promise<Database> => {
  const database = openSqlite(':memory:');
  await migrate(database.db, 'sqlite');
  return database;
};

let copies = 0;

const openFreshPostgres = async (): Promise<Database> => {
  const server = inject('postgresUrl');
  copies += 1;
  const name = `himma_${process.pid}_${copies}`;
  await onDatabase(server, async (run) => {
    await run(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  });
  return openPostgres(Object.assign(new URL(server), { pathname: `/${name}` }).toString(), 8);
};

/** A migrated, empty database of the engine under test. */
export const openFreshDatabase = (): Promise<Database> =>
  process.env['TEST_ENGINE'] === 'postgres' ? openFreshPostgres() : openFreshSqlite();
