import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Executor } from './database.ts';

/** Stands in the compiled query where a call's own value will go. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A read may be answered from memory until a table that it names changes. A row found by its key stays as it is when
 * others are added; any other answer does not.
 */
export type Remembering = 'row by key' | 'answer';

/** Without a promise and without a turn: null where somebody else has the connection. */
export interface DirectAccess {
  /** Outside any transaction. */
  read(query: CompiledQuery, remembering?: Remembering): QueryResult<never> | null;
  /** In the transaction that is under way. */
  runInTransaction(query: CompiledQuery): QueryResult<never> | null;
}

const directAccess = new WeakMap<object, DirectAccess>();

/** An engine in this process need not be waited for where its connection is free or the caller's already. */
export const offerDirectAccess = (adapter: object, access: DirectAccess): void =>
  void directAccess.set(adapter, access);

const SINGLE_ROW = Symbol('at most one row');

/** Whether the driver may read this query in one call, for one row. */
export const isSingleRow = (query: CompiledQuery): boolean => SINGLE_ROW in query;

interface Reading {
  /** The query finds one row or none. */
  readonly atMostOneRow?: boolean;
  readonly remember?: Remembering;
}

type Fill<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query whose SQL is put together once for each database instead of with every call, which costs more than running
 * it. For the few that a whole school sends at once. `build` must use every value as it gets it, unread.
 */
export const prepared = <Values extends object, Row>(
  build: (executor: Executor, value: Fill<Values>) => Compilable<Row>,
  { remember, atMostOneRow = false }: Reading = {},
) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const fill = ((name: string) => new Placeholder(name)) as unknown as Fill<Values>;

  const compile = (executor: Executor, database: object): CompiledQuery<Row> => {
    const query = { ...build(executor, fill).compile(), ...(atMostOneRow && { [SINGLE_ROW]: true }) };
    compiled.set(database, query);
    return query;
  };

  const runDirectly = (executor: Executor, database: object, query: CompiledQuery<Row>) => {
    const direct = directAccess.get(database);
    if (executor.isTransaction) return direct?.runInTransaction(query);
    return query.query.kind === 'SelectQueryNode' ? direct?.read(query, remember) : null;
  };

  return async (executor: Executor, values: Values): Promise<QueryResult<Row>> => {
    // A transaction has its database's adapter.
    const database = executor.getExecutor().adapter;
    const query = compiled.get(database) ?? compile(executor, database);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const filled = { ...query, parameters };
    return runDirectly(executor, database, filled) ?? executor.executeQuery(filled);
  };
};
