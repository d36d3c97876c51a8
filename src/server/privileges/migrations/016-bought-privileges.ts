import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/**
 * Which order paid for a privilege, so that its rejection can give that back. A privilege was made in the moment in
 * which its order was delivered. What was rejected before stays without an order: nothing is given back afterwards
 * behind the teacher's back.
 */
const PARTS = [
  sql`alter table surprise_picks add column order_id integer references store_orders (id) on delete set null`,
  sql`update surprise_picks set order_id = (
    select min(o.id) from store_orders o
    where o.student_id = surprise_picks.student_id and o.item_name = surprise_picks.surprise_message
      and o.status = 'delivered' and o.closed_at = surprise_picks.created_at
  ) where offer_id is null and (is_processed = 0 or teacher_comment is null)`,
  sql`create index picks_by_order on surprise_picks (order_id) where order_id is not null`,
];

export const linkBoughtPrivileges = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of PARTS) await part.execute(db);
  },
});
