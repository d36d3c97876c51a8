import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type Libsql from 'libsql';

/** Statements are kept prepared; those with many rows of values are long, rarely the same again, and not kept. */
const MOST_KEPT = 500;
const LONGEST_KEPT = 4000;

/** At once for writing: a deferred one that reads first fails when another process, such as a backup, wrote meanwhile. */
const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

type Run = (parameters: readonly unknown[]) => QueryResult<never>;

/**
 * Only `all` and `run`: both reset the statement before they bind. libsql's `get` does not, so on a statement used
 * before it can answer for the values of the call before: another pupil's session.
 */
const prepare = (db: Libsql.Database, sql: string): Run => {
  const statement = db.prepare(sql);
  if (statement.reader) return (parameters) => ({ rows: statement.all(parameters) as never[] });
  return (parameters) => {
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
};

const connect = (db: Libsql.Database): DatabaseConnection => {
  const kept = new Map<string, Run>();
  const keep = (sql: string): Run => {
    const run = prepare(db, sql);
    if (sql.length > LONGEST_KEPT) return run;
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(sql, run);
    return run;
  };
  return {
    executeQuery: async ({ sql, parameters }) => (kept.get(sql) ?? keep(sql))(parameters),
    async *streamQuery({ sql, parameters }) {
      for (const row of db.prepare(sql).iterate(parameters)) yield { rows: [row as never] };
    },
  };
};

/** First come, first served; leaving wakes the next alone, where waking all would cost a queue of n n² wake-ups. */
const makeTurns = () => {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    take: async (): Promise<void> => {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
    },
    leave: (): void => {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
};

/**
 * Kysely's own SQLite driver prepares every statement anew, which costs more than running it. One connection: a query
 * beside a transaction waits until that has ended.
 */
export const makeSqliteDriver = (db: Libsql.Database): Driver => {
  const connection = connect(db);
  const turns = makeTurns();
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      await turns.take();
      return connection;
    },
    beginTransaction: async () => void (await connection.executeQuery(BEGIN)),
    commitTransaction: async () => void (await connection.executeQuery(COMMIT)),
    rollbackTransaction: async () => void (await connection.executeQuery(ROLLBACK)),
    releaseConnection: async () => turns.leave(),
    destroy: async () => void db.close(),
  };
};
