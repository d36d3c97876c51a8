import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { type DirectAccess, isSingleRow } from './prepared.ts';
import { makeCommitGroup } from './sqlite-commit-group.ts';
import { makeRowMemory, type RowMemory } from './sqlite-row-memory.ts';

/** Statements are kept prepared; those with many rows of values are long, rarely the same again, and not kept. */
const MOST_KEPT = 500;
const LONGEST_KEPT = 4000;

type Run = (parameters: readonly unknown[]) => QueryResult<never>;

type Row = Record<string, unknown>;

/** Rows come as lists, which costs libsql half of what named ones do, and are named here. */
const namer =
  (names: readonly string[]) =>
  (values: readonly unknown[]): Row => {
    const row: Row = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] as string] = values[index];
    return row;
  };

/**
 * All rows in one call: each row that crosses from SQLite to here one by one costs more than finding it. For reads of our
 * own that are sent all day; their columns are numbers and text.
 */
const preparePacked = (db: Libsql.Database, sql: string): Run => {
  const names = db
    .prepare(sql)
    .columns()
    .map((column) => column.name);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const statement = db.prepare(`select json_group_array(json_array(${columns})) from (${sql})`).raw(true);
  const named = namer(names);
  return (parameters) => {
    const [packed] = statement.get(parameters) as [string];
    return { rows: (JSON.parse(packed) as unknown[][]).map(named) as never[] };
  };
};

/**
 * `get` reads one row in one call. A statement must know only `get` or only `all`: after `all`, `get` answers for old
 * values; and after an error it answers with that error for ever.
 */
const prepareReader = (statement: Libsql.Statement, atMostOne: boolean): Run => {
  const named = namer(statement.columns().map((column) => column.name));
  statement.raw(true);
  if (!atMostOne) return (parameters) => ({ rows: (statement.all(parameters) as unknown[][]).map(named) as never[] });
  return (parameters) => {
    const found = statement.get(parameters) as unknown[] | undefined;
    return { rows: found ? [named(found) as never] : [] };
  };
};

const prepare = (db: Libsql.Database, sql: string, atMostOne: boolean): Run => {
  const statement = db.prepare(sql);
  if (statement.reader) return prepareReader(statement, atMostOne);
  return (parameters) => {
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
};

const makeStatements = (db: Libsql.Database, memory: RowMemory) => {
  const prepareForgetting = (sql: string, atMostOne: boolean): Run => {
    const run = prepare(db, sql, atMostOne);
    const forget = memory.forgetterFor(sql);
    if (!forget) return run;
    return (parameters) => {
      forget();
      return run(parameters);
    };
  };
  const kept = new Map<string, Run>();
  const single = new Map<string, Run>();
  const packed = new Map<string, Run>();
  const keep = (sql: string): Run => {
    const run = prepareForgetting(sql, false);
    if (sql.length > LONGEST_KEPT) return run;
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(sql, run);
    return run;
  };
  const keepSingle = (sql: string): Run => {
    const run = prepareForgetting(sql, true);
    const runOrDiscard: Run = (parameters) => {
      try {
        return run(parameters);
      } catch (error) {
        single.delete(sql);
        throw error;
      }
    };
    single.set(sql, runOrDiscard);
    return runOrDiscard;
  };
  const keepPacked = (sql: string): Run => {
    const run = preparePacked(db, sql);
    packed.set(sql, run);
    return run;
  };
  return {
    run: (sql: string, parameters: readonly unknown[] = [], atMostOne = false) =>
      (atMostOne ? (single.get(sql) ?? keepSingle(sql)) : (kept.get(sql) ?? keep(sql)))(parameters),
    readPacked: (sql: string, parameters: readonly unknown[]) => (packed.get(sql) ?? keepPacked(sql))(parameters),
  };
};

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

export interface SqliteAccess {
  readonly driver: Driver;
  readonly direct: DirectAccess;
  /** A whole transaction, without the many waits in which Kysely asks a driver for the parts of one. */
  readonly transact: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** In the transaction that is under way. */
  readonly inside: DatabaseConnection;
}

/**
 * Kysely's own SQLite driver prepares every statement anew, which costs more than running it, and syncs the disk for
 * each transaction, where those that come together can share one sync. One connection, so everybody takes turns.
 */
export const makeSqliteDriver = (db: Libsql.Database): SqliteAccess => {
  const memory = makeRowMemory(makeReachesOthers(db));
  const { run, readPacked } = makeStatements(db, memory);
  const turns = makeTurns();
  const group = makeCommitGroup({ run: (sql) => void run(sql), isInTransaction: () => db.inTransaction });

  async function* stream({ sql, parameters }: CompiledQuery) {
    for (const row of db.prepare(sql).iterate(parameters)) yield { rows: [row as never] };
  }

  const newTurn = (): Turn => ({
    inTransaction: false,
    isOver: false,
    async executeQuery(query) {
      // Outside a transaction only what is on the disk may be seen.
      if (!this.inTransaction) group.commitNow();
      return run(query.sql, query.parameters, isSingleRow(query));
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
    isSingleRow(query) ? run(query.sql, query.parameters, true) : readPacked(query.sql, query.parameters);

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
      group.commitNow();
      db.close();
    },
  };
  const runInTransaction: DirectAccess['runInTransaction'] = (query) => {
    if (!group.isUnderWay()) return null;
    if (query.query.kind === 'SelectQueryNode') return readNow(query);
    return run(query.sql, query.parameters, isSingleRow(query));
  };

  const inside: DatabaseConnection = {
    executeQuery: async (query) => {
      if (!group.isUnderWay()) throw new Error('this transaction is over');
      return run(query.sql, query.parameters, isSingleRow(query));
    },
    streamQuery: stream,
  };

  const runInGroup = async <Result>(work: () => Promise<Result>) => {
    group.begin();
    try {
      const result = await work();
      return { result, onDisk: group.commit() };
    } catch (error) {
      group.rollback();
      throw error;
    }
  };

  const runInTurn = async <Result>(work: () => Promise<Result>) => {
    await turns.take();
    try {
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

  return { driver, direct: { read, runInTransaction }, transact, inside };
};
