import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Libsql from 'libsql';
import { columnOf, inColumns } from './columns.ts';
import type { Database } from './database.ts';
import { SqliteDatabase } from './sqlite/database.ts';
import { openAccess } from './sqlite/driver.ts';

/** First of all: after a kill, whoever opens next recovers the journal, and who comes beside it must wait for that. */
const PATIENCE = ['busy_timeout = 5000'];

/** Without FULL a power cut can take back a payment that was already acknowledged. */
const DURABILITY = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

const READING = ['query_only = ON'];

/** 64 MB hold the pages of a large school; 16 MB of journal before it is written back make fewer, longer writes. */
const MEMORY = ['cache_size = -65536', 'wal_autocheckpoint = 4000'];

/** SQLite rolls schema changes back, though Kysely does not count on it: killed in a migration, the next start begins it anew. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Compiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(field: string): string {
    return super.sanitizeIdentifier(columnOf(field));
  }
}

export const openSqlite = (path: string, { mayWrite = true } = {}): Database => {
  const file = new Libsql(path);
  for (const pragma of [...PATIENCE, ...(mayWrite ? DURABILITY : READING), ...MEMORY]) file.pragma(pragma);
  const access = openAccess(file);
  const adapter = new TransactionalAdapter();
  const dialect: Dialect = {
    createDriver: () => access.driver,
    createQueryCompiler: () => new Compiler(),
    createAdapter: () => adapter,
    createIntrospector: (db) => new SqliteIntrospector(db.withPlugin(inColumns)),
  };
  return { engine: 'sqlite', db: new SqliteDatabase(dialect, access) };
};
