import { type InferResult, type Selectable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { countPaid, invitationsOf, sharesOf, WAITS } from './orders-queries.ts';
import type { StoreOrders, StoreSettings, StoreShares } from './tables.ts';

interface OfStudent {
  readonly studentId: number;
}

export type SettingsRow = Omit<Selectable<StoreSettings>, 'id'>;

export type PurseRow = InferResult<ReturnType<typeof purse>>[number];

const purse = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students as s')
    .innerJoin('store_settings as t', (join) => join.onTrue())
    .select(['s.points', 's.balance', 't.mode', 't.hours', 't.isClosed'])
    .where('s.id', '=', studentId);

/** What a purchase asks before it begins, in one read; with an order under the key of the cart, anybody's. */
export const readBuyer = prepared(
  (executor, { studentId, requestKey }: OfStudent & { readonly requestKey: string }) =>
    purse(executor, studentId).select((eb) =>
      eb
        .selectFrom('store_orders')
        .select('id')
        .where('requestKey', '=', requestKey)
        .limit(sql.lit(1))
        .as('knownOrder'),
    ),
  { atMostOneRow: true },
);

/** What a pupil has, and what of the store waits for them. */
export const readVisitor = prepared(
  (executor, { studentId }: OfStudent) =>
    purse(executor, studentId).select([
      invitationsOf(executor, studentId).$asScalar().$notNull().as('invitations'),
      sharesOf(executor, studentId)
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('o.studentId', '=', 's.studentId')
        .where(WAITS)
        .$asScalar()
        .$notNull()
        .as('openOrders'),
    ]),
  { atMostOneRow: true },
);

export type ShelfRow = InferResult<ReturnType<typeof shelf>>[number];

/** What is not hidden. */
const shelf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_items as i')
    .selectAll('i')
    .select((eb) =>
      eb
        .case()
        .when('i.limitPerPupil', 'is', null)
        .then(sql.lit(0))
        .else(countPaid(executor, studentId, sql.ref<number>('i.id')).$asScalar().$notNull())
        .end()
        .as('bought'),
    )
    .where('i.hidden', '=', sql.lit(0));

export const readShelf = prepared((executor, { studentId }: OfStudent) =>
  shelf(executor, studentId).orderBy('i.place').orderBy('i.id'),
);

export const readShelfItem = prepared(
  (executor, { studentId, itemId }: OfStudent & { readonly itemId: number }) =>
    shelf(executor, studentId).where('i.id', '=', itemId),
  { atMostOneRow: true },
);

/** Empty where there are not so many left: of any number of buyers at once each finds what the one before left. */
export const takeStock = prepared(
  (executor, { itemId, quantity }: { readonly itemId: number; readonly quantity: number }) =>
    executor
      .updateTable('store_items')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('id', '=', itemId)
      .where('stock', '>=', quantity)
      .returning('stock'),
  { atMostOneRow: true },
);

type NewOrder = Omit<StoreOrders, 'id' | 'reason' | 'approvedAt' | 'closedAt' | 'decidedBy'>;

/** Empty where somebody else used the key at the same moment. */
export const insertOrder = prepared(
  (executor, value: NewOrder) =>
    executor
      .insertInto('store_orders')
      .values(value)
      .onConflict((oc) => oc.columns(['requestKey', 'itemId']).doNothing())
      .returning('id'),
  { atMostOneRow: true },
);

export const insertShare = prepared((executor, value: Selectable<StoreShares>) =>
  executor.insertInto('store_shares').values(value),
);
