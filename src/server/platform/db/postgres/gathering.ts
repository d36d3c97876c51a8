import { CompiledQuery, type Dialect, type Driver, Kysely, type KyselyProps, type QueryResult } from 'kysely';
import { rowMaker } from '../columns.ts';
import { nameText } from '../names.ts';
import { GATHER, GATHERING, type Gatherer, type Gathering } from '../prepared.ts';
import type { Schema } from '../schema.ts';

interface Asked {
  readonly query: CompiledQuery;
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

/** The same reads are asked for together again and again, and joined once. */
const makeJoining = () => {
  const known: { readonly parts: readonly string[]; readonly text: string }[] = [];
  return (queries: readonly CompiledQuery[]): string => {
    const found = known.find(
      ({ parts }) => parts.length === queries.length && queries.every(({ sql }, at) => sql === parts[at]),
    );
    if (found) return found.text;
    const made = { parts: queries.map(({ sql }) => sql), text: joined(queries) };
    known.push(made);
    // Whatever its parts take, this answers with lists.
    nameText(made.text);
    return made.text;
  };
};

type Join = ReturnType<typeof makeJoining>;
type Lists = Readonly<Record<number, object[]>>;

const named = (rows: readonly object[] = []): never[] => {
  const make = rowMaker(Object.keys(rows[0] ?? {}));
  return rows.map((row) => make(Object.values(row))) as never[];
};

/** A view of the database through which prepared reads that begin in one turn go out as one statement. */
class GatheringView extends Kysely<Schema> implements Gathering {
  readonly #join: Join;
  #asked: Asked[] = [];

  constructor(props: KyselyProps, join: Join) {
    super(props);
    this.#join = join;
  }

  [GATHER](query: CompiledQuery): Promise<QueryResult<never>> {
    if (this.#asked.length === 0) queueMicrotask(() => void this.#send());
    return new Promise((answer, fail) => this.#asked.push({ query, answer, fail }));
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const queries = asked.map(({ query }) => query);
      const parameters = queries.flatMap((query) => query.parameters);
      const { rows } = await this.executeQuery<Lists>(CompiledQuery.raw(this.#join(queries), parameters));
      for (const [part, { answer }] of asked.entries()) answer({ rows: named(rows[0]?.[part]) });
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
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
