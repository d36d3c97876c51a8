import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Executor } from './database.ts';

/** Stands in the compiled query where a call's own value will go. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Fill<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query whose SQL is put together once for each database instead of with every call, which costs more than running
 * it. For the few that a whole school sends at once. `build` must use every value as it gets it, unread.
 */
export const prepared = <Values extends object, Row>(
  build: (executor: Executor, value: Fill<Values>) => Compilable<Row>,
) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const fill = ((name: string) => new Placeholder(name)) as unknown as Fill<Values>;

  const compile = (executor: Executor, database: object): CompiledQuery<Row> => {
    const query = build(executor, fill).compile();
    compiled.set(database, query);
    return query;
  };

  return (executor: Executor, values: Values): Promise<QueryResult<Row>> => {
    // A transaction has its database's adapter.
    const database = executor.getExecutor().adapter;
    const query = compiled.get(database) ?? compile(executor, database);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return executor.executeQuery({ ...query, parameters });
  };
};
