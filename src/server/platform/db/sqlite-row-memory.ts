import type { QueryResult } from 'kysely';

const MOST_ROWS = 20_000;

const WRITTEN = /^\s*(?:update|delete\s+from|(?:insert|replace)\s+into)\s+"?(\w+)/iu;
const PLAIN_INSERT = /^\s*insert\s+into\s(?!.*\bon\s+conflict\b)/isu;
const ANY_WRITE = /\b(?:update|delete|insert|replace|alter|drop)\b/iu;

const EVERYTHING = Symbol('every table');

/** Which table's found rows a statement may change. A row found by its key stays as it is when others are added. */
const tableChangedBy = (sql: string): string | typeof EVERYTHING | null => {
  if (PLAIN_INSERT.test(sql)) return null;
  const table = WRITTEN.exec(sql)?.[1];
  if (table) return table;
  return ANY_WRITE.test(sql) ? EVERYTHING : null;
};

const SIMPLE_UPDATE = /^\s*update\s+"\w+"\s+set\s+([^'()]+?)\s+where\s/iu;
const NAMED = /"(\w+)"/gu;

/** The columns an update may set, and perhaps some that it only reads; null where that takes more than a glance. */
const columnsSetBy = (sql: string): readonly string[] | null => {
  const set = SIMPLE_UPDATE.exec(sql)?.[1];
  return set ? Array.from(set.matchAll(NAMED), ([column]) => column) : null;
};

/** A query names each column it reads, unless it reads all. */
const mayRead = (query: string, columns: readonly string[] | null): boolean =>
  columns === null || query.includes('*') || columns.some((column) => query.includes(column));

interface Remembered {
  readonly tables: readonly string[];
  readonly rows: Map<unknown, QueryResult<never>>;
}

export interface RowMemory {
  recall(sql: string, key: unknown): QueryResult<never> | undefined;
  remember(sql: string, tables: readonly string[], key: unknown, found: QueryResult<never>): void;
  /** What must be forgotten each time `sql` runs; null where nothing must. */
  forgetterFor(sql: string): (() => void) | null;
}

/**
 * Rows that every request asks for again, kept until a table they come from is changed in a column they may have. Sound because one process owns
 * the file and every statement of it passes here; with PostgreSQL, where several may write, nothing is kept.
 */
export const makeRowMemory = (): RowMemory => {
  const queries = new Map<string, Remembered>();

  const forget = (table: string | typeof EVERYTHING, columns: readonly string[] | null): void => {
    for (const [query, { tables, rows }] of queries)
      if (table === EVERYTHING || (tables.includes(table) && mayRead(query, columns))) rows.clear();
  };

  return {
    recall: (sql, key) => queries.get(sql)?.rows.get(key),
    remember: (sql, tables, key, found) => {
      if (found.rows.length === 0) return;
      const query = queries.get(sql) ?? { tables, rows: new Map() };
      if (query.rows.size >= MOST_ROWS) query.rows.clear();
      query.rows.set(key, found);
      queries.set(sql, query);
    },
    forgetterFor: (sql) => {
      const table = tableChangedBy(sql);
      const columns = columnsSetBy(sql);
      return table === null ? null : () => forget(table, columns);
    },
  };
};
