import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { makeCommitGroup } from './commit-group.ts';

/** Statements are kept prepared; those with many rows of values are long, rarely the same again, and not kept. */
const MOST_KEPT = 500;
const LONGEST_KEPT = 4000;

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

const makeStatements = (db: Libsql.Database) => {
  const kept = new Map<string, Run>();
  const keep = (sql: string): Run => {
    const run = prepare(db, sql);
    if (sql.length > LONGEST_KEPT) return run;
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(sql, run);
    return run;
  };
  return (sql: string, parameters: readonly unknown[] = []) => (kept.get(sql) ?? keep(sql))(parameters);
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

interface Turn extends DatabaseConnection {
  inTransaction: boolean;
  isOver: boolean;
}

/**
 * Kysely's own SQLite driver prepares every statement anew, which costs more than running it, and syncs the disk for
 * each transaction, where those that come together can share one sync. One connection, so everybody takes turns.
 */
export const makeSqliteDriver = (db: Libsql.Database): Driver => {
  const run = makeStatements(db);
  const turns = makeTurns();
  const group = makeCommitGroup((sql) => void run(sql));

  const newTurn = (): Turn => ({
    inTransaction: false,
    isOver: false,
    async executeQuery({ sql, parameters }) {
      // Outside a transaction only what is on the disk may be seen.
      if (!this.inTransaction) group.commitNow();
      return run(sql, parameters);
    },
    async *streamQuery({ sql, parameters }) {
      if (!this.inTransaction) group.commitNow();
      for (const row of db.prepare(sql).iterate(parameters)) yield { rows: [row as never] };
    },
  });

  const endTurn = (turn: Turn): void => {
    if (turn.isOver) return;
    turn.isOver = true;
    turns.leave();
  };

  return {
    init: async () => undefined,
    acquireConnection: async () => {
      await turns.take();
      return newTurn();
    },
    beginTransaction: async (connection) => {
      (connection as Turn).inTransaction = true;
      group.begin();
    },
    commitTransaction: async (connection) => {
      const onDisk = group.commit();
      // The next may join the group while this one waits for the disk.
      endTurn(connection as Turn);
      await onDisk;
    },
    rollbackTransaction: async () => group.rollback(),
    releaseConnection: async (connection) => endTurn(connection as Turn),
    destroy: async () => {
      group.commitNow();
      db.close();
    },
  };
};
