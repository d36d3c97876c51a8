import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export const countRows = async <DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> => {
  const counted = query.select((eb) => eb.fn.countAll().as('count')).$castTo<{ count: number }>();
  return (await counted.executeTakeFirstOrThrow()).count;
};
