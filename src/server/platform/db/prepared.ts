import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Executor } from './database.ts';

/** Stands in the compiled query where a call's own value will go. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Recall = (query: CompiledQuery) => QueryResult<never> | undefined;

const memories = new WeakMap<object, Recall>();

/** An engine that sees every write may answer from memory, without a turn. */
export const offerMemory = (adapter: object, recall: Recall): void => void memories.set(adapter, recall);

const SINGLE_ROW = Symbol('at most one row');
const REMEMBERED = Symbol('remembered');

/** Whether the driver may read this query in one call, for one row. */
export const isSingleRow = (query: object): boolean => SINGLE_ROW in query;

export const isRemembered = (query: object): boolean => REMEMBERED in query;

interface Reading {
  /** The query finds one row or none. */
  readonly atMostOneRow?: boolean;
  /** It is asked again and again: outside a transaction it may be answered from memory until what it reads is written. */
  readonly remember?: boolean;
}

type Fill<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

interface RememberedRead {
  readonly read: (executor: Executor, values: never) => Promise<QueryResult<unknown>>;
  readonly compile: (executor: Executor, values: never) => CompiledQuery;
}

/** All of the product, for the test that holds each against the truth. */
export const rememberedReads: RememberedRead[] = [];

/**
 * A query whose SQL is put together once for each database instead of with every call, which costs more than running
 * it. For the few that a whole school sends at once. `build` must use every value as it gets it, unread.
 */
export const prepared = <Values extends object, Row>(
  build: (executor: Executor, value: Fill<Values>) => Compilable<Row>,
  { remember = false, atMostOneRow = false }: Reading = {},
) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const fill = ((name: string) => new Placeholder(name)) as unknown as Fill<Values>;
  const marks = { ...(atMostOneRow && { [SINGLE_ROW]: true }), ...(remember && { [REMEMBERED]: true }) };

  const compileOnce = (executor: Executor, database: object): CompiledQuery<Row> => {
    const query = { ...build(executor, fill).compile(), ...marks };
    compiled.set(database, query);
    return query;
  };

  const compile = (executor: Executor, values: Values): CompiledQuery<Row> => {
    // A transaction has its database's adapter.
    const database = executor.getExecutor().adapter;
    const query = compiled.get(database) ?? compileOnce(executor, database);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...query, parameters };
  };

  const read = async (executor: Executor, values: Values): Promise<QueryResult<Row>> => {
    const query = compile(executor, values);
    const recall = remember && !executor.isTransaction ? memories.get(executor.getExecutor().adapter) : undefined;
    return recall?.(query) ?? executor.executeQuery(query);
  };

  if (remember) rememberedReads.push({ read, compile });
  return read;
};
