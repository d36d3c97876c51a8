import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, RawNode } from 'kysely';
import type Libsql from 'libsql';
import type { RunNow } from '../prepared.ts';
import { makeCommitGroup } from './commit-group.ts';
import { makeStatements } from './statements.ts';

/** First come, first served; leaving wakes the next alone, where waking all would cost a queue of n n² wake-ups. */
const makeTurns = () => {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    isTaken: () => taken,
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

const COMMAND = { parameters: [], query: RawNode.createWithSql('') };

type Run = (query: CompiledQuery) => QueryResult<never>;

export const connectionThat = (run: Run): DatabaseConnection => ({
  executeQuery: async (query) => run(query),
  async *streamQuery(query) {
    yield run(query);
  },
});

export interface SqliteAccess {
  readonly driver: Driver;
  /** From memory, or where nobody has the connection. */
  readonly runNow: RunNow;
  /** A whole transaction, without the many waits in which Kysely asks a driver for the parts of one. */
  readonly transact: <Result>(work: (runInside: Run) => Promise<Result>) => Promise<Result>;
}

/**
 * Kysely's own SQLite driver prepares every statement anew, which costs more than running it, and syncs the disk for
 * each transaction, where those that come together can share one sync. One connection, so everybody takes turns.
 */
export const openAccess = (db: Libsql.Database): SqliteAccess => {
  const { run, recall, runAndRemember } = makeStatements(db);
  const turns = makeTurns();
  let isClosed = false;
  const group = makeCommitGroup({
    run: (sql) => void run({ sql, ...COMMAND }),
    isInTransaction: () => !isClosed && db.inTransaction,
  });

  /** Outside a transaction only what is on the disk may be seen. */
  const runAlone: Run = (query) => {
    group.commitNow();
    return runAndRemember(query);
  };
  /** Kysely itself begins a transaction only to migrate; whoever has the turn is in it. */
  let isMigrating = false;
  const connection = connectionThat((query) => (isMigrating ? run(query) : runAlone(query)));

  const runInGroup = async <Result>(work: (runInside: Run) => Promise<Result>) => {
    let isOver = false;
    group.begin();
    try {
      const result = await work((query) => {
        if (isOver) throw new Error('this transaction is over');
        return run(query);
      });
      isOver = true;
      return { result, onDisk: group.commit() };
    } catch (error) {
      isOver = true;
      group.rollback(error);
      throw error;
    }
  };

  const transact: SqliteAccess['transact'] = async (work) => {
    await turns.take();
    const ended = await (async () => {
      if (isClosed) throw new Error('the database is closed');
      return runInGroup(work);
    })().finally(turns.leave);
    await ended.onDisk;
    return ended.result;
  };

  return {
    transact,
    runNow: (query) => recall(query) ?? (turns.isTaken() ? null : runAlone(query)),
    driver: {
      init: async () => undefined,
      acquireConnection: async () => {
        await turns.take();
        return connection;
      },
      releaseConnection: async () => turns.leave(),
      beginTransaction: async () => {
        group.begin();
        isMigrating = true;
      },
      commitTransaction: async () => {
        isMigrating = false;
        await group.commit();
      },
      rollbackTransaction: async () => {
        isMigrating = false;
        group.rollback();
      },
      destroy: async () => {
        if (isClosed) return;
        group.commitNow();
        isClosed = true;
        db.close();
      },
    },
  };
};
