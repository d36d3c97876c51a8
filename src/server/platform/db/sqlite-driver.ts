import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import type Libsql from 'libsql';
import { type DirectAccess, isSingleRow } from './prepared.ts';
import { makeCommitGroup } from './sqlite-commit-group.ts';
import { makeRowMemory } from './sqlite-row-memory.ts';
import { makeStatements } from './sqlite-statements.ts';

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

/** Asked of the schema itself, when a statement is first prepared: a reference or a trigger that a migration adds counts. */
const makeReachesOthers = (db: Libsql.Database) => {
  const reach = `select exists (select 1 from sqlite_master as t, pragma_foreign_key_list(t.name) as k
      where t.type = 'table' and lower(k."table") = lower(?))
    or exists (select 1 from sqlite_master where type = 'trigger' and lower(tbl_name) = lower(?)) as found`;
  return (table: string): boolean => (db.prepare(reach).get([table, table]) as { found: number }).found === 1;
};

interface Turn extends DatabaseConnection {
  inTransaction: boolean;
  isOver: boolean;
}

type Work<Result> = (inside: DatabaseConnection) => Promise<Result>;

export interface SqliteAccess {
  readonly driver: Driver;
  readonly direct: DirectAccess;
  /** A whole transaction, without the many waits in which Kysely asks a driver for the parts of one. */
  readonly transact: <Result>(work: Work<Result>) => Promise<Result>;
}

/**
 * Kysely's own SQLite driver prepares every statement anew, which costs more than running it, and syncs the disk for
 * each transaction, where those that come together can share one sync. One connection, so everybody takes turns.
 */
export const makeSqliteDriver = (db: Libsql.Database): SqliteAccess => {
  const memory = makeRowMemory(makeReachesOthers(db));
  const { run, readPacked } = makeStatements(db, memory);
  const turns = makeTurns();
  let isClosed = false;
  const group = makeCommitGroup({ run: (sql) => void run(sql), isInTransaction: () => !isClosed && db.inTransaction });

  const runQuery = (query: CompiledQuery) => run(query.sql, query.parameters, isSingleRow(query));

  async function* stream({ sql, parameters }: CompiledQuery) {
    for (const row of db.prepare(sql).iterate(parameters)) yield { rows: [row as never] };
  }

  const newTurn = (): Turn => ({
    inTransaction: false,
    isOver: false,
    async executeQuery(query) {
      // Outside a transaction only what is on the disk may be seen.
      if (!this.inTransaction) group.commitNow();
      return runQuery(query);
    },
    streamQuery(query) {
      if (!this.inTransaction) group.commitNow();
      return stream(query);
    },
  });

  const endTurn = (turn: Turn): void => {
    if (turn.isOver) return;
    turn.isOver = true;
    turns.leave();
  };

  const readNow = (query: CompiledQuery) =>
    isSingleRow(query) ? runQuery(query) : readPacked(query.sql, query.parameters);

  const read: DirectAccess['read'] = (query, remembering) => {
    const { sql, parameters } = query;
    const key = parameters.length === 1 ? parameters[0] : parameters.join();
    const known = remembering && memory.recall(sql, key);
    if (known) return known;
    if (turns.isTaken()) return null;
    group.commitNow();
    const found = readNow(query);
    if (remembering) memory.remember(sql, remembering, key, found);
    return found;
  };

  const driver: Driver = {
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
      if (isClosed) return;
      group.commitNow();
      isClosed = true;
      db.close();
    },
  };
  const runInTransaction: DirectAccess['runInTransaction'] = (query) => {
    if (!group.isUnderWay()) return null;
    return query.query.kind === 'SelectQueryNode' ? readNow(query) : runQuery(query);
  };

  const runInGroup = async <Result>(work: Work<Result>) => {
    let isOver = false;
    const refuseAfterwards = () => {
      if (isOver) throw new Error('this transaction is over');
    };
    const inside: DatabaseConnection = {
      executeQuery: async (query) => {
        refuseAfterwards();
        return runQuery(query);
      },
      streamQuery: (query) => {
        refuseAfterwards();
        return stream(query);
      },
    };
    group.begin();
    try {
      const result = await work(inside);
      isOver = true;
      return { result, onDisk: group.commit() };
    } catch (error) {
      isOver = true;
      group.rollback();
      throw error;
    }
  };

  const runInTurn = async <Result>(work: Work<Result>) => {
    await turns.take();
    try {
      if (isClosed) throw new Error('the database is closed');
      return await runInGroup(work);
    } finally {
      // The next may join the group while this one waits for the disk.
      turns.leave();
    }
  };

  const transact: SqliteAccess['transact'] = async (work) => {
    const { result, onDisk } = await runInTurn(work);
    await onDisk;
    return result;
  };

  return { driver, direct: { read, runInTransaction }, transact };
};
