import type { CompiledQuery, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { rowMaker } from '../columns.ts';
import { partsOf, type Rows, rememberingOf, rowsOf } from '../prepared.ts';
import { makeExplainer } from './explain.ts';
import { makeMemory } from './memory.ts';

/** Statements are kept prepared; those with many rows of values are long, rarely the same again, and not kept. */
const MOST_KEPT = 500;
const LONGEST_KEPT = 4000;

type Query = Pick<CompiledQuery, 'sql' | 'parameters' | 'query'>;
type Run = (parameters: readonly unknown[]) => QueryResult<never>;
type Read = (parameters: readonly unknown[]) => unknown[][];

/**
 * Rows come as lists, which costs libsql half of what named ones do. `get` reads one row in one call. A statement must
 * know only `get` or only `all`: after `all`, `get` answers for old values.
 */
const readerOf = (statement: Libsql.Statement, atMostOne: boolean): Read => {
  statement.raw(true);
  if (!atMostOne) return (parameters) => statement.all(parameters) as unknown[][];
  return (parameters) => {
    const found = statement.get(parameters) as unknown[] | undefined;
    return found ? [found] : [];
  };
};

const namesIn = (statement: Libsql.Statement): string[] => statement.columns().map((column) => column.name);

/**
 * libsql hands rows over one by one: fifty cost three times what they do as one text. They keep their order, because
 * SQLite leaves out that of an inner query only where no such aggregate is around it.
 */
const preparePacked = (
  db: Libsql.Database,
  parts: readonly string[],
): ((parameters: readonly unknown[]) => object[][]) => {
  const names = parts.map((sql) => namesIn(db.prepare(sql)));
  const texts = parts.map((sql, part) => {
    const columns = names[part]?.map((name) => `"${name}"`).join();
    return `(select json_group_array(json_array(${columns})) from (${sql}))`;
  });
  const statement = db.prepare(`select ${texts.join()}`).raw(true);
  const named = names.map(rowMaker);
  return (parameters) => (statement.get(parameters) as string[]).map((text, part) => JSON.parse(text).map(named[part]));
};

const prepare = (db: Libsql.Database, query: Query, rows: Rows): Run => {
  if (rows === 'packed' || rows === 'lists') {
    const read = preparePacked(db, partsOf(query));
    return (parameters) => ({ rows: (rows === 'lists' ? read(parameters) : read(parameters)[0]) as never[] });
  }
  const statement = db.prepare(query.sql);
  if (statement.reader) {
    const named = rowMaker(namesIn(statement));
    const read = readerOf(statement, rows === 'one');
    return (parameters) => ({ rows: read(parameters).map(named) as never[] });
  }
  return (parameters) => {
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
};

/** Each statement is prepared when it is first run, and what it writes is asked then. */
export const makeStatements = (db: Libsql.Database) => {
  const explainer = makeExplainer(db);
  const memory = makeMemory();
  const kept: Record<Rows, Map<string, Run>> = { one: new Map(), packed: new Map(), lists: new Map(), any: new Map() };
  /** A transaction changed the schema and may still take it back: nothing is kept, learnt or remembered meanwhile. */
  let isSchemaOpen = false;

  const startAnew = (): void => {
    for (const learnt of [...Object.values(kept), memory]) learnt.clear();
    explainer.forgetSchema();
    isSchemaOpen = db.inTransaction;
  };

  const prepareForgetting = (query: Query, rows: Rows): Run => {
    const run = prepare(db, query, rows);
    // A select of SQLite's cannot write, whatever is in it.
    if (query.query.kind === 'SelectQueryNode') return run;
    const writes = isSchemaOpen ? null : explainer.writesOf(query.sql, query.query);
    if (writes?.size === 0) return run;
    const forget = writes && memory.forgetterOf(writes);
    return (parameters) => {
      forget?.();
      try {
        return run(parameters);
      } finally {
        if (!forget) startAnew();
      }
    };
  };

  const keep = (into: Map<string, Run>, sql: string, run: Run): Run => {
    if (isSchemaOpen || sql.length > LONGEST_KEPT) return run;
    const [oldest] = into.keys();
    if (into.size >= MOST_KEPT && oldest !== undefined) into.delete(oldest);
    into.set(sql, run);
    return run;
  };

  const run = (query: Query): QueryResult<never> => {
    const { sql, parameters } = query;
    const rows = rowsOf(query);
    const into = kept[rows];
    const known = into.get(sql) ?? keep(into, sql, prepareForgetting(query, rows));
    if (rows === 'any') return known(parameters);
    try {
      return known(parameters);
    } catch (error) {
      // `get` would answer with this error for ever.
      into.delete(sql);
      throw error;
    }
  };

  return {
    run,
    recall: memory.recall,
    /** Only for what is on the disk: a transaction may still be taken back. */
    runAndRemember: (query: Query): QueryResult<never> => {
      const answer = run(query);
      const remembering = rememberingOf(query);
      if (!remembering || isSchemaOpen) return answer;
      // A key that is not there yet may be added, which a row by key does not hear of.
      if (remembering === 'row by key' && answer.rows.length === 0) return answer;
      memory.remember(query, answer, () => explainer.readsOf(query.sql, remembering));
      return answer;
    },
  };
};
