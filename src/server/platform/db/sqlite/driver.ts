import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, RawNode } from 'kysely';
import type Libsql from 'libsql';
import { makeCommitGroup } from './commit-group.ts';
import { makeStatements } from './statements.ts';

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

const COMMAND = { parameters: [], query: RawNode.createWithSql('') };

export interface SqliteDriver extends Driver {
  /** What a read that is marked so was answered, while that still stands. */
  readonly recall: (query: CompiledQuery) => QueryResult<never> | undefined;
}

/**
 * Kysely's own SQLite driver prepares every statement anew, which costs more than running it, and syncs the disk for
 * each transaction, where those that come together can share one sync. One connection, so everybody takes turns.
 */
export const makeSqliteDriver = (db: Libsql.Database): SqliteDriver => {
  const { run, recall, runAndRemember } = makeStatements(db);
  const turns = makeTurns();
  let isClosed = false;
  const group = makeCommitGroup({
    run: (sql) => void run({ sql, ...COMMAND }),
    isInTransaction: () => !isClosed && db.inTransaction,
  });

  const newTurn = (): Turn => ({
    inTransaction: false,
    isOver: false,
    async executeQuery(query) {
      if (this.isOver) throw new Error('this transaction is over');
      if (this.inTransaction) return run(query);
      // Outside a transaction only what is on the disk may be seen.
      group.commitNow();
      return runAndRemember(query);
    },
    async *streamQuery(query) {
      yield await this.executeQuery(query);
    },
  });

  const endTurn = (turn: Turn): void => {
    if (turn.isOver) return;
    turn.isOver = true;
    turns.leave();
  };

  return {
    recall,
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
    // After a failed commit the turn is over and the group gone: what is open now is somebody else's.
    rollbackTransaction: async (connection) => {
      if (!(connection as Turn).isOver) group.rollback();
    },
    releaseConnection: async (connection) => endTurn(connection as Turn),
    destroy: async () => {
      group.commitNow();
      isClosed = true;
      db.close();
    },
  };
};
