import type { QueryResult } from 'kysely';
import type Libsql from 'libsql';
import type { RowMemory } from './sqlite-row-memory.ts';

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

/** Each statement is prepared when it is first run. */
export const makeStatements = (db: Libsql.Database, memory: RowMemory) => {
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
  /** One that failed would answer with that error for ever. */
  const keepWhileSound = (into: Map<string, Run>, sql: string, run: Run): Run => {
    const runOrDiscard: Run = (parameters) => {
      try {
        return run(parameters);
      } catch (error) {
        into.delete(sql);
        throw error;
      }
    };
    into.set(sql, runOrDiscard);
    return runOrDiscard;
  };
  const keepSingle = (sql: string): Run => keepWhileSound(single, sql, prepareForgetting(sql, true));
  const keepPacked = (sql: string): Run => keepWhileSound(packed, sql, preparePacked(db, sql));
  return {
    run: (sql: string, parameters: readonly unknown[] = [], atMostOne = false) =>
      (atMostOne ? (single.get(sql) ?? keepSingle(sql)) : (kept.get(sql) ?? keep(sql)))(parameters),
    readPacked: (sql: string, parameters: readonly unknown[]) => (packed.get(sql) ?? keepPacked(sql))(parameters),
  };
};
