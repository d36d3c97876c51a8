import { type RawBuilder, sql } from 'kysely';

/** How many rows are so; or, of those that are, the sum of something. */
export const sumIf = (condition: RawBuilder<unknown>, value: RawBuilder<unknown> = sql`1`) =>
  sql<number>`cast(coalesce(sum(case when ${condition} then ${value} else 0 end), 0) as integer)`;
