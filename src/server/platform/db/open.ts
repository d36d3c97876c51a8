import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

// Counts and sums come as strings from PostgreSQL because they may exceed a double; ours never do.
const INT8 = 20;
const NUMERIC = 1700;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);

export const openPostgres = (connectionString: string, max = 10): Database => {
  const pool = new pg.Pool({ connectionString, max });
  // An idle connection that the server drops, as in its restart, must not end the process: the next query opens another.
  pool.on('error', () => undefined);
  return { engine: 'postgres', db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) };
};

export const openDatabase = (dataDir: string, databaseUrl: string | undefined): Database =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'himma.sqlite'));
