import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyProps,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { rowMaker } from '../columns.ts';
import { nameText } from '../names.ts';
import { GATHER, GATHERING, type Gatherer, type Gathering } from '../prepared.ts';
import type { Schema } from '../schema.ts';

interface Asked {
  readonly query: CompiledQuery;
  /** Its text is always the same. */
  readonly isPrepared: boolean;
  readonly answer: (result: QueryResult<never>) => void;
  readonly fail: (error: unknown) => void;
}

/** The parameters of each part count from 1. */
const countedFrom = (before: number, text: string): string =>
  text.replace(/\$(\d+)/gu, (_, number) => `$${before + Number(number)}`);

/** One row; under the number of each part the list of its rows, which keep their order. */
const joined = (queries: readonly CompiledQuery[]): string => {
  let before = 0;
  const lists = queries.map(({ sql, parameters }, part) => {
    const list = `(select coalesce(json_agg(part), '[]') from (${countedFrom(before, sql)}) as part) as "${part}"`;
    before += parameters.length;
    return list;
  });
  return `select ${lists.join()}`;
};

/** What is prepared is asked for together again and again, and joined once. */
const makeJoining = () => {
  const known: { readonly parts: readonly string[]; readonly text: string }[] = [];
  return (queries: readonly CompiledQuery[]): string => {
    const found = known.find(
      ({ parts }) => parts.length === queries.length && queries.every(({ sql }, at) => sql === parts[at]),
    );
    if (found) return found.text;
    const text = joined(queries);
    known.push({ parts: queries.map(({ sql }) => sql), text });
    // Whatever its parts take, this answers with lists.
    nameText(text);
    return text;
  };
};

type Join = ReturnType<typeof makeJoining>;
type Lists = Readonly<Record<number, object[]>>;

const named = (rows: readonly object[] = []): never[] => {
  const make = rowMaker(Object.keys(rows[0] ?? {}));
  return rows.map((row) => make(Object.values(row))) as never[];
};

/** Locks nothing, and so may be asked in another's company. */
const isPlainSelect = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) && !query.endModifiers;

type Ask = (query: CompiledQuery) => Promise<QueryResult<never>>;

/** A connection whose selects go out with whatever else is asked for in the same turn. */
const askingThrough = (ask: Ask, executor: KyselyProps['executor']): KyselyProps['executor'] => {
  const connection: DatabaseConnection = {
    executeQuery: (query) =>
      isPlainSelect(query) ? ask(query) : executor.provideConnection((own) => own.executeQuery(query)),
    streamQuery: () => {
      throw new Error('nothing is streamed in company');
    },
  };
  return executor.withConnectionProvider({ provideConnection: (use) => use(connection) });
};

/**
 * A view of the database through which the reads that begin before any of them is answered go out as one statement. Those
 * that follow from an answer follow together as well.
 */
class GatheringView extends Kysely<Schema> implements Gathering {
  readonly #join: Join;
  readonly #alone: KyselyProps['executor'];
  #asked: Asked[] = [];

  constructor(props: KyselyProps, join: Join) {
    super({ ...props, executor: askingThrough((query) => this.#ask(query, false), props.executor) });
    this.#join = join;
    this.#alone = props.executor;
  }

  [GATHER](query: CompiledQuery): Promise<QueryResult<never>> {
    return this.#ask(query, true);
  }

  #ask(query: CompiledQuery, isPrepared: boolean): Promise<QueryResult<never>> {
    // When every microtask has run, nothing more is asked before something is answered.
    if (this.#asked.length === 0) queueMicrotask(() => process.nextTick(() => void this.#send()));
    return new Promise((answer, fail) => this.#asked.push({ query, isPrepared, answer, fail }));
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const [only, ...others] = asked;
      if (only && others.length === 0) return only.answer(await this.#run(only.query));
      const queries = asked.map(({ query }) => query);
      // What nobody prepared is of as many shapes as there are lists of values.
      const join = asked.every(({ isPrepared }) => isPrepared) ? this.#join : joined;
      const parameters = queries.flatMap((query) => query.parameters);
      const { rows } = await this.#run<Lists>(CompiledQuery.raw(join(queries), parameters));
      for (const [part, { answer }] of asked.entries()) answer({ rows: named(rows[0]?.[part]) });
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  #run<Row = never>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#alone.executeQuery<Row>(query as CompiledQuery<Row>);
  }
}

export class PostgresDatabase extends Kysely<Schema> implements Gatherer {
  readonly #props: KyselyProps;
  readonly #join = makeJoining();

  constructor(dialect: Dialect, driver: Driver) {
    super({ dialect });
    this.#props = { config: { dialect }, dialect, driver, executor: this.getExecutor() };
  }

  get [GATHERING](): GatheringView {
    return new GatheringView(this.#props, this.#join);
  }
}
