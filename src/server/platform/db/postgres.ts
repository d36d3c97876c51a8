import {
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { columnOf, inColumns } from './columns.ts';
import type { Database } from './database.ts';
import { PostgresDatabase } from './postgres/gathering.ts';
import { naming } from './postgres/naming.ts';

// Counts and sums come as strings from PostgreSQL because they may exceed a double; ours never do.
const INT8 = 20;
const NUMERIC = 1700;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);

/** Whose transaction stands still for so long hangs, or its machine is gone: what it locked is free again. */
const STANDSTILL_MS = 30_000;

/** One that does not even refuse is away, too; and so it seems to whoever stands in line for a connection for so long. */
const CONNECT_MS = 60_000;

/** A connection that the server drops, as in its restart, ends the transaction on it and not the process. */
const survive = (): void => undefined;

/** By which another process tells a server of Himma among the database's visitors. */
export const APPLICATION = 'himma';

export const openPool = (connectionString: string, { max = 10, mayWrite = true } = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: APPLICATION,
    idle_in_transaction_session_timeout: STANDSTILL_MS,
    connectionTimeoutMillis: CONNECT_MS,
    ...(!mayWrite && { options: '-c default_transaction_read_only=on' }),
  });
  pool.on('error', survive);
  // The pool itself listens to a connection only while nobody uses it.
  pool.on('connect', (connection) => connection.on('error', survive));
  return pool;
};

class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(field: string): string {
    return super.sanitizeIdentifier(columnOf(field));
  }
}

export const postgresOn = (pool: PostgresPool): Database => {
  const driver = new PostgresDriver({ pool });
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new Compiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db.withPlugin(inColumns)),
  };
  return { engine: 'postgres', db: new PostgresDatabase(dialect, driver) };
};

export const openPostgres = (connectionString: string, options?: Parameters<typeof openPool>[1]): Database =>
  postgresOn(naming(openPool(connectionString, options)));
