import type { CompiledQuery, QueryResult } from 'kysely';
import type { Tables } from './explain.ts';

/** Of one query; a school larger than this reads a little more often. */
const MOST_ANSWERS = 10_000;

type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>;
type Answer = QueryResult<never>;

interface Remembered {
  readonly reads: Tables;
  readonly answers: Map<unknown, Answer>;
}

const keyOf = (parameters: readonly unknown[]): unknown =>
  parameters.length === 1 ? parameters[0] : JSON.stringify(parameters);

const mayChange = (reads: Tables, writes: Tables): boolean =>
  [...writes].some(([table, written]) => {
    const read = reads.get(table);
    if (read === undefined) return false;
    return read === null || written === null || [...written].some((column) => read.has(column));
  });

/**
 * Answers that are asked for again and again, kept until a statement runs that may write what they were read from. Sound
 * because one process owns the file and every statement of it passes here; with PostgreSQL, where several may write,
 * nothing is kept.
 */
export const makeMemory = () => {
  const queries = new Map<string, Remembered>();
  return {
    recall: ({ sql, parameters }: Asked): Answer | undefined => queries.get(sql)?.answers.get(keyOf(parameters)),

    /** What it reads is asked the first time. */
    remember: ({ sql, parameters }: Asked, answer: Answer, readsOf: () => Tables | null): void => {
      let query = queries.get(sql);
      if (!query) {
        const reads = readsOf();
        if (!reads) return;
        query = { reads, answers: new Map() };
        queries.set(sql, query);
      }
      if (query.answers.size >= MOST_ANSWERS) query.answers.clear();
      // Many are given the same rows: whoever changed one would change it for all.
      for (const row of answer.rows) Object.freeze(row);
      Object.freeze(answer.rows);
      query.answers.set(keyOf(parameters), answer);
    },

    /** To be called each time before a statement runs that writes these. */
    forgetterOf: (writes: Tables): (() => void) => {
      let readers: readonly Remembered[] = [];
      let known = 0;
      return () => {
        // Only `clear` takes any away, and whoever calls it makes new forgetters: as many as before are the same.
        if (known !== queries.size) readers = [...queries.values()].filter(({ reads }) => mayChange(reads, writes));
        known = queries.size;
        for (const { answers } of readers) answers.clear();
      };
    },

    clear: (): void => queries.clear(),
  };
};
