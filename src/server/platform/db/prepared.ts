import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Executor } from './database.ts';
import { isOfFixedColumns, nameText } from './names.ts';
import { REMEMBERED, type RememberedName, type Remembering } from './remembered.ts';

/** Stands in the compiled query where a call's own value will go. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** At once and without a promise; null where the caller must wait for it. */
export type RunNow = (query: CompiledQuery) => QueryResult<never> | null;

export const RUN_NOW = Symbol('run now');

/** An engine in this process need not be waited for where its connection is free or the caller's already. */
export interface DirectAccess {
  readonly [RUN_NOW]: RunNow;
}

export const GATHER = Symbol('gather');

/** An engine that is far away is asked once for all reads that begin together. */
export interface Gathering {
  readonly [GATHER]: (query: CompiledQuery) => Promise<QueryResult<never>>;
}

export const GATHERING = Symbol('gathering');

export interface Gatherer {
  readonly [GATHERING]: Executor & Gathering;
}

const isGatherer = (executor: object): executor is Gatherer => GATHERING in executor;

/**
 * Reads that need nothing of each other: those that `work` begins before it waits for an answer go out as one statement where
 * each would be a journey, and so do those that follow. An engine in this process answers them one by one, for what it remembers is remembered so.
 */
export const atOnce = <Result, Of extends Executor>(executor: Of, work: (executor: Of) => Result): Result =>
  work(isGatherer(executor) ? (executor[GATHERING] as unknown as Of) : executor);

const isGathering = (executor: object): executor is Gathering => GATHER in executor;

const hasDirectAccess = (executor: object): executor is DirectAccess => RUN_NOW in executor;

const ROWS = Symbol('rows');
const PARTS = Symbol('parts');
const REMEMBERING = Symbol('remembering');

/** How a driver may read a query's rows: `one` in one call, `packed` all in one text, `lists` those of each part so. */
export type Rows = 'one' | 'packed' | 'lists' | 'any';

export const rowsOf = (query: object): Rows => (query as { readonly [ROWS]?: Rows })[ROWS] ?? 'any';

/** The selects that a query stands for: itself, unless several are asked together. */
export const partsOf = (query: Pick<CompiledQuery, 'sql'>): readonly string[] =>
  (query as { readonly [PARTS]?: readonly string[] })[PARTS] ?? [query.sql];

export const rememberingOf = (query: object): Remembering | undefined =>
  (query as { readonly [REMEMBERING]?: Remembering })[REMEMBERING];

interface Reading {
  /** The query finds one row or none. */
  readonly atMostOneRow?: boolean;
  /** It finds many, of text and whole numbers alone. */
  readonly packed?: boolean;
  /** Outside a transaction it may be answered from memory until what it reads is written. */
  readonly remember?: RememberedName;
}

/** Every value of a call as a placeholder, under its own name. */
const placeholdersFor = <Values extends object>(values: Values): Values =>
  new Proxy(values, { get: (_, name) => new Placeholder(String(name)) });

interface RememberedRead {
  readonly name: RememberedName;
  readonly read: (executor: Executor, values: never) => Promise<QueryResult<unknown>>;
  readonly compile: (executor: Executor, values: never) => CompiledQuery;
}

/** All of the product, for the test that holds each against the truth. */
export const rememberedReads: RememberedRead[] = [];

/** A row as such a query finds it. */
export type RowOf<Read extends (...args: never) => Promise<QueryResult<unknown>>> = Awaited<
  ReturnType<Read>
>['rows'][number];

/**
 * A query whose SQL is put together once for each database instead of with every call, which costs more than running
 * it. For the few that a whole school sends at once. `build` must use every value as it gets it, unread, and every call
 * brings values of the same names.
 */
export const prepared = <Values extends object, Row>(
  build: (executor: Executor, values: Values) => Compilable<Row>,
  { remember, atMostOneRow = false, packed = false }: Reading = {},
) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const marks = {
    ...(atMostOneRow && { [ROWS]: 'one' }),
    ...(packed && { [ROWS]: 'packed' }),
    ...(remember && { [REMEMBERING]: REMEMBERED[remember] }),
  };

  const compileOnce = (executor: Executor, database: object, values: Values): CompiledQuery<Row> => {
    const query = { ...build(executor, placeholdersFor(values)).compile(), ...marks };
    compiled.set(database, query);
    if (isOfFixedColumns(query.sql)) nameText(query.sql);
    return query;
  };

  const compile = (executor: Executor, values: Values): CompiledQuery<Row> => {
    // A transaction has its database's adapter.
    const database = executor.getExecutor().adapter;
    const query = compiled.get(database) ?? compileOnce(executor, database, values);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...query, parameters };
  };

  const read = async (executor: Executor, values: Values): Promise<QueryResult<Row>> => {
    const query = compile(executor, values);
    if (isGathering(executor)) return executor[GATHER](query);
    return (hasDirectAccess(executor) && executor[RUN_NOW](query)) || executor.executeQuery(query);
  };

  if (remember) rememberedReads.push({ name: remember, read, compile });
  return Object.assign(read, { build });
};

interface PreparedRead<Values extends object, Row> {
  (executor: Executor, values: Values): Promise<QueryResult<Row>>;
  readonly build: (executor: Executor, values: Values) => Compilable<Row>;
}

const joined = (queries: readonly CompiledQuery[]) => {
  const parts = queries.map(({ sql }) => sql);
  return {
    ...(queries[0] as CompiledQuery<unknown[]>),
    sql: parts.join(';'),
    parameters: queries.flatMap(({ parameters }) => parameters),
    [ROWS]: 'lists',
    [PARTS]: parts,
  };
};

/**
 * Reads that could each be packed, with the values of all: one list for each. To ask an engine in this process costs
 * more than to read a short list, so that it is asked once; any other is asked for all at once.
 */
export const together = <Values extends object, const Reads extends readonly PreparedRead<Values, unknown>[]>(
  reads: Reads & readonly PreparedRead<Values, unknown>[],
) => {
  type Lists = { readonly [At in keyof Reads]: RowOf<Reads[At]>[] };
  const readAtOnce = prepared((executor, values: Values) => ({
    compile: () => joined(reads.map(({ build }) => build(executor, values).compile())),
  }));

  const readApart = async (executor: Executor, values: Values): Promise<unknown[][]> => {
    const found = await atOnce(executor, (same) => Promise.all(reads.map((read) => read(same, values))));
    return found.map(({ rows }) => rows);
  };

  return async (executor: Executor, values: Values): Promise<Lists> => {
    const lists = hasDirectAccess(executor)
      ? (await readAtOnce(executor, values)).rows
      : await readApart(executor, values);
    return lists as unknown as Lists;
  };
};
