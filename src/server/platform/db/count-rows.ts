import { type SelectQueryBuilder, sql } from 'kysely';

/** How many rows a query finds. */
export const countRows = async <DB, Tables extends keyof DB>(query: SelectQueryBuilder<DB, Tables, object>) => {
  const counted = query.select((eb) => eb.fn.countAll().as('count')).$castTo<{ count: number }>();
  return (await counted.executeTakeFirstOrThrow()).count;
};

/** Whether it finds any. */
export const hasRows = async <DB, Tables extends keyof DB>(query: SelectQueryBuilder<DB, Tables, object>) =>
  (await query.select(sql`1`.as('one')).limit(1).executeTakeFirst()) !== undefined;
