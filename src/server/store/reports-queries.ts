import { type ExpressionBuilder, sql } from 'kysely';
import { POINTS_PER_COIN } from '#domain/store/payment';
import { priceIncreaseOf } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { Schema } from '#server/platform/db/schema';
import { KEPT } from './shelf-queries.ts';
import type { StoreItems, StoreOrders } from './tables.ts';

const TENS = sql.lit(POINTS_PER_COIN);

/** What was taken for an order in all, counted in points: a share is paid in both. */
const taken = (eb: ExpressionBuilder<Schema & { o: StoreOrders; i: StoreItems }, 'o' | 'i'>) =>
  eb
    .selectFrom('store_shares as s')
    .select((of) => of.fn.sum<number>(sql`s.coins * ${TENS} + s.points`).as('points'))
    .whereRef('s.orderId', '=', 'o.id');

/** By day and item, without what was returned. */
export const listSales = (executor: Executor, sinceDay: string) =>
  executor
    .selectFrom('store_items as i')
    // SQLite keeps the order of a cross join: a search for each item, not a walk through everything ever sold.
    .crossJoin('store_orders as o')
    .select((eb) => [
      'o.schoolDay as day',
      'o.itemId as itemId',
      eb.fn.sum<number>('o.quantity').as('quantity'),
      eb.fn.sum<number>(taken(eb)).as('points'),
    ])
    .whereRef('o.itemId', '=', 'i.id')
    .where('o.schoolDay', '>=', sinceDay)
    .where(KEPT)
    .groupBy(['o.itemId', 'o.schoolDay'])
    .execute();

const total = sql<number>`(balance + points / ${TENS})`;

/** The richest first; each with what a penalty in force adds to prices. The try-out pupil is not one of them. */
export const listPurses = (executor: Executor, { now, limit, ...wanted }: ClassFilter & { now: Date; limit: number }) =>
  executor
    .selectFrom(
      executor
        .selectFrom('students')
        .select(['id', 'name', 'grade', 'balance', 'points', total.as('total')])
        .where(isEnrolled())
        .where(isOfClass('students', wanted))
        .orderBy(total, 'desc')
        .orderBy('name')
        .orderBy('id')
        .limit(limit)
        .as('s'),
    )
    .selectAll('s')
    .select(priceIncreaseOf(executor, sql.ref('s.id'), now).as('priceIncrease'))
    .orderBy('s.total', 'desc')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
