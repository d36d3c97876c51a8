import type { QueryResult } from 'kysely';
import type { Remembering } from './prepared.ts';

/** Of one query; a school larger than this reads a little more often. */
const MOST_ANSWERS = 10_000;

const DELETED = /^\s*delete\s+from\s+"?(\w+)/iu;
const WRITTEN = /^\s*(?:update|(?:insert|replace)\s+into)\s+"?(\w+)/iu;
const PLAIN_INSERT = /^\s*insert\s+into\s(?!.*\bon\s+conflict\b)/isu;
const ANY_WRITE = /\b(?:update|delete|insert|replace|alter|drop)\b/iu;

const EVERYTHING = Symbol('every table');

interface Change {
  readonly table: string | typeof EVERYTHING;
  /** Rows are added, and those that were there stay as they are. */
  readonly adds: boolean;
  /** The columns an update may set, and perhaps some that it only reads; null where that takes more than a glance. */
  readonly columns: readonly string[] | null;
}

const SIMPLE_UPDATE = /^\s*update\s+"\w+"\s+set\s+([^'()]+?)\s+where\s/iu;

const columnsSetBy = (sql: string): readonly string[] | null => {
  const set = SIMPLE_UPDATE.exec(sql)?.[1];
  return set ? Array.from(set.matchAll(/"(\w+)"/gu), ([, column]) => column as string) : null;
};

/** A delete reaches other tables through their references, so where there are any it counts for all tables. */
const changeBy = (sql: string, reachesOthers: (table: string) => boolean): Change | null => {
  const table = WRITTEN.exec(sql)?.[1];
  if (table) return { table, adds: PLAIN_INSERT.test(sql), columns: columnsSetBy(sql) };
  const deleted = DELETED.exec(sql)?.[1];
  if (deleted && !reachesOthers(deleted)) return { table: deleted, adds: false, columns: null };
  return ANY_WRITE.test(sql) ? { table: EVERYTHING, adds: false, columns: null } : null;
};

interface Remembered {
  readonly isByKey: boolean;
  /** Every word of the query: whichever of them is a table or a column, a change of it counts. */
  readonly words: ReadonlySet<string>;
  readonly answers: Map<unknown, QueryResult<never>>;
}

const wordsOf = (sql: string): ReadonlySet<string> => new Set(sql.match(/\w+|\*/gu));

/** What triggers write when a table changes. */
const TRIGGERED: Readonly<Record<string, string>> = { students: 'points_spread' };

const mayRead = (words: ReadonlySet<string>, { table, columns }: Change): boolean => {
  if (table === EVERYTHING || words.has(TRIGGERED[table] ?? '')) return true;
  if (!words.has(table)) return false;
  return columns === null || words.has('*') || columns.some((column) => words.has(column));
};

export interface RowMemory {
  recall(sql: string, key: unknown): QueryResult<never> | undefined;
  remember(sql: string, remembering: Remembering, key: unknown, found: QueryResult<never>): void;
  /** What must be forgotten each time `sql` runs; null where nothing must. */
  forgetterFor(sql: string): (() => void) | null;
}

/**
 * Answers that are asked for again and again, kept until a table they come from changes in a column they name. Sound because one process
 * owns the file and every statement of it passes here; with PostgreSQL, where several may write, nothing is kept.
 */
export const makeRowMemory = (reachesOthers: (table: string) => boolean): RowMemory => {
  const queries = new Map<string, Remembered>();

  const readersOf = (change: Change): readonly Remembered[] =>
    [...queries.values()].filter(({ isByKey, words }) => !(change.adds && isByKey) && mayRead(words, change));

  return {
    recall: (sql, key) => queries.get(sql)?.answers.get(key),
    remember: (sql, remembering, key, found) => {
      // A key that is not there yet may be added, which a read by key does not hear of.
      const isByKey = remembering === 'row by key';
      if (isByKey && found.rows.length === 0) return;
      const query = queries.get(sql) ?? { isByKey, words: wordsOf(sql), answers: new Map() };
      if (query.answers.size >= MOST_ANSWERS) query.answers.clear();
      query.answers.set(key, found);
      queries.set(sql, query);
    },
    forgetterFor: (sql) => {
      const change = changeBy(sql, reachesOthers);
      if (!change) return null;
      let readers: readonly Remembered[] = [];
      let known = 0;
      return () => {
        // None is ever taken away: as many as before are the same.
        if (known !== queries.size) readers = readersOf(change);
        known = queries.size;
        for (const { answers } of readers) answers.clear();
      };
    },
  };
};
