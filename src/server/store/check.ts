import { sql } from 'kysely';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import type { Executor } from '#server/platform/db/database';

const IS_REJECTED = sql`k.is_processed = 1 and k.teacher_comment is not null`;

/** For privileges of an order that goes on with others. */
const givenBack = sql`
  select s.order_id, s.student_id, sum(l.value) as points, sum(l.coins_earned) as coins
  from surprise_picks k join store_shares s on s.order_id = k.order_id
  join points_logs l on l.cause = 'privilege-return:' || k.id || ':' || s.student_id
  group by s.order_id, s.student_id`;

/** The last privilege of an order is given back with the order itself. Of one who is erased the lines went with them. */
const unreturned = sql<{ orderId: number }>`
  select k.order_id from surprise_picks k join store_orders o on o.id = k.order_id
  left join points_logs l on l.cause = 'privilege-return:' || k.id || ':' || k.student_id
  where ${IS_REJECTED} and k.student_id <> ${sql.lit(FORMER_STUDENT_ID)}
  group by k.order_id, o.status
  having sum(case when l.id is null then 1 else 0 end) <> case o.status when 'rejected' then 1 else 0 end
  order by k.order_id`;

/** Shares whose lines in the ledger are not exactly what was taken and given back. */
const wrongShares = sql<{ orderId: number; studentId: number }>`
  select s.order_id, s.student_id from store_shares s
  left join points_logs p on p.cause = 'order:' || s.order_id || ':' || s.student_id
  left join points_logs r on r.cause = 'order-return:' || s.order_id || ':' || s.student_id
  left join (${givenBack}) g on g.order_id = s.order_id and g.student_id = s.student_id
  where (p.id is not null) <> (s.status in ('paid', 'returned'))
    or (r.id is not null) <> (s.status = 'returned')
    or p.student_id <> s.student_id or p.reason <> 'purchase'
    or p.value <> -s.points - coalesce(g.points, 0) or p.coins_earned <> -s.coins - coalesce(g.coins, 0)
    or r.student_id <> s.student_id or r.reason <> 'purchase_return' or r.value <> s.points
    or r.coins_earned <> s.coins
  order by s.order_id, s.student_id`;

const orphanLines = sql<{ id: number }>`
  select id from points_logs where reason in ('purchase', 'purchase_return') and cause not in (
    select 'order:' || order_id || ':' || student_id from store_shares
    union all select 'order-return:' || order_id || ':' || student_id from store_shares
    union all select 'privilege-return:' || k.id || ':' || s.student_id
      from surprise_picks k join store_shares s on s.order_id = k.order_id where ${IS_REJECTED}
  ) order by id`;

/** Orders that say they are paid, waiting or returned while their shares say something else. */
const wrongOrders = sql<{ id: number }>`
  select o.id from store_orders o left join store_shares s on s.order_id = o.id
  group by o.id, o.status
  having count(s.student_id) = 0
    or (o.status in ('pending', 'approved', 'delivered')) <>
      (sum(case when s.status = 'paid' then 0 else 1 end) = 0)
    or (o.status = 'awaiting') <> (sum(case when s.status = 'invited' then 1 else 0 end) > 0)
    or (o.status in ('rejected', 'cancelled') and sum(case when s.status = 'paid' then 1 else 0 end) > 0)
    or (o.status = 'awaiting' and sum(case when s.status in ('paid', 'invited') then 0 else 1 end) > 0)
  order by o.id`;

/** Holds what pupils paid in the store against the ledger; one sentence for each that is wrong. */
export const checkStore = async (executor: Executor): Promise<string[]> => {
  const shares = await wrongShares.execute(executor);
  const orphans = await orphanLines.execute(executor);
  const orders = await wrongOrders.execute(executor);
  const kept = await unreturned.execute(executor);
  return [
    ...shares.rows.map(
      (share) => `order ${share.orderId}: what pupil ${share.studentId} paid and the ledger do not agree`,
    ),
    ...orphans.rows.map(({ id }) => `line ${id}: pays an order that does not exist`),
    ...orders.rows.map(({ id }) => `order ${id}: its status and its shares do not agree`),
    ...kept.rows.map(({ orderId }) => `order ${orderId}: a privilege was rejected and its price kept`),
  ];
};
