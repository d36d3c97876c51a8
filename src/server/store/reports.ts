import { type ExpressionBuilder, sql } from 'kysely';
import { schoolDay } from '#domain/calendar/school-day';
import { POINTS_PER_COIN } from '#domain/store/payment';
import { salesOf, salesWeeks } from '#domain/store/sales';
import { priceIncreaseOf } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isEnrolled, isOfClass } from '#server/platform/db/pupils';
import type { Schema } from '#server/platform/db/schema';
import type { Deps } from '#server/platform/deps';
import { KEPT, listItems } from './shelf-queries.ts';
import type { StoreItems, StoreOrders } from './tables.ts';

const TENS = sql.lit(POINTS_PER_COIN);

/** What was taken for an order in all, counted in points: a share is paid in both. */
const taken = (eb: ExpressionBuilder<Schema & { o: StoreOrders; i: StoreItems }, 'o' | 'i'>) =>
  eb
    .selectFrom('store_shares as s')
    .select((of) => of.fn.sum<number>(sql`s.coins * ${TENS} + s.points`).as('points'))
    .whereRef('s.orderId', '=', 'o.id');

/** By day and item, without what was returned. */
const listSales = (executor: Executor, sinceDay: string) =>
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

export const readSales = async ({ db, clock }: Deps) => {
  const today = schoolDay(clock());
  const [firstWeek = today] = salesWeeks(today);
  const [items, days] = await Promise.all([listItems(db), listSales(db, firstWeek)]);
  const rows = days.map(({ points, ...day }) => ({ ...day, coins: points / POINTS_PER_COIN }));
  const sales = salesOf(rows, today);
  return {
    weeks: sales.weeks,
    items: sales.items.flatMap((sold) =>
      items.filter((item) => item.id === sold.itemId).map((item) => ({ ...item, ...sold })),
    ),
  };
};

const total = sql<number>`(balance + points / ${TENS})`;

/** More than anybody reads; the poorer ones are found by their grade. */
const MOST_PUPILS = 500;

/** The richest first; each with what a penalty in force adds to prices. The try-out pupil is not one of them. */
const listPurses = (executor: Executor, wanted: ClassFilter, now: Date) =>
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
        .limit(MOST_PUPILS)
        .as('s'),
    )
    .select(['s.id as studentId', 's.name', 's.grade', 's.balance as coins', 's.points', 's.total'])
    .select((eb) => eb.fn.coalesce(priceIncreaseOf(executor, sql.ref('s.id'), now), sql.lit(0)).as('priceIncrease'))
    .orderBy('s.total', 'desc')
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();

export const readAffordability = async ({ db, clock }: Deps, wanted: ClassFilter) => {
  const [items, pupils] = await Promise.all([listItems(db), listPurses(db, wanted, clock())]);
  const shown = items.filter((item) => item.hidden === 0).map((item) => ({ itemId: item.id, ...item }));
  return { items: shown, pupils };
};
