import { type InferResult, type Selectable, sql } from 'kysely';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import type { StoreItems, StoreOrders, StoreSettings, StoreShares } from './tables.ts';

interface OfStudent {
  readonly studentId: number;
}

export const WAITS = sql<boolean>`o.status in ('awaiting', 'pending', 'approved')`;

export type SettingsRow = Omit<Selectable<StoreSettings>, 'id'>;

export type PurseRow = InferResult<ReturnType<typeof purse>>[number];

const purse = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students as s')
    .innerJoin('store_settings as t', (join) => join.onTrue())
    .select(['s.points', 's.balance', 't.mode', 't.hours', 't.isClosed'])
    .where('s.id', '=', studentId);

/** What a pupil has, and whether the store sells. */
export const readPurse = prepared<OfStudent, PurseRow>((executor, value) => purse(executor, value.studentId), {
  atMostOneRow: true,
});

/** What a purchase asks before it begins, in one read; with an order under the key of the cart, anybody's. */
export const readBuyer = prepared<
  OfStudent & { readonly requestKey: string },
  PurseRow & { knownOrder: number | null }
>(
  (executor, value) =>
    purse(executor, value.studentId).select((eb) =>
      eb
        .selectFrom('store_orders')
        .select('id')
        .where('requestKey', '=', value.requestKey)
        .limit(sql.lit(1))
        .as('knownOrder'),
    ),
  { atMostOneRow: true },
);

export const readVisitor = prepared<OfStudent, PurseRow & { invitations: number; openOrders: number }>(
  (executor, value) =>
    purse(executor, value.studentId).select((eb) => [
      eb
        .selectFrom('store_shares')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('studentId', '=', value.studentId)
        .where('status', '=', sql.lit<'invited'>('invited'))
        .$asScalar()
        .$notNull()
        .as('invitations'),
      eb
        .selectFrom('store_shares as s')
        .innerJoin('store_orders as o', 'o.id', 's.orderId')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('s.studentId', '=', value.studentId)
        .whereRef('o.studentId', '=', 's.studentId')
        .where(WAITS)
        .$asScalar()
        .$notNull()
        .as('openOrders'),
    ]),
  { atMostOneRow: true },
);

export interface ShelfRow extends Omit<Selectable<StoreItems>, 'place' | 'hidden' | 'version' | 'createdAt'> {
  /** Paid by this pupil, alone or with others, and not returned; counted where there is a limit. */
  bought: number;
}

/** What is not hidden. */
const shelf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_items as i')
    .select([
      'i.id',
      'i.category',
      'i.name',
      'i.description',
      'i.priceType',
      'i.price',
      'i.icon',
      'i.gradient',
      'i.imageFileId',
      'i.used',
      'i.stock',
      'i.specs',
      'i.warning',
      'i.permission',
      'i.notAvailable',
      'i.notInRamadan',
      'i.limitPerPupil',
      'i.partySize',
    ])
    .select((eb) =>
      eb
        .case()
        .when('i.limitPerPupil', 'is', null)
        .then(sql.lit(0))
        .else(
          eb
            .selectFrom('store_shares as s')
            .innerJoin('store_orders as o', 'o.id', 's.orderId')
            .select((of) => of.fn.coalesce(of.fn.sum<number>('o.quantity'), sql.lit(0)).as('n'))
            .where('s.studentId', '=', studentId)
            .where('s.status', '=', sql.lit<'paid'>('paid'))
            .whereRef('o.itemId', '=', 'i.id')
            .$asScalar()
            .$notNull(),
        )
        .end()
        .as('bought'),
    )
    .where('i.hidden', '=', sql.lit(0));

export const readShelf = prepared<OfStudent, ShelfRow>((executor, value) =>
  shelf(executor, value.studentId).orderBy('i.place').orderBy('i.id'),
);

export const readShelfItem = prepared<OfStudent & { readonly itemId: number }, ShelfRow>(
  (executor, value) => shelf(executor, value.studentId).where('i.id', '=', value.itemId),
  { atMostOneRow: true },
);

/** Empty where there are not so many left: of any number of buyers at once each finds what the one before left. */
export const takeStock = prepared<{ readonly itemId: number; readonly quantity: number }, { stock: number | null }>(
  (executor, value) =>
    executor
      .updateTable('store_items')
      .set((eb) => ({ stock: eb('stock', '-', value.quantity) }))
      .where('id', '=', value.itemId)
      .where('stock', '>=', value.quantity)
      .returning('stock'),
  { atMostOneRow: true },
);

type NewOrder = Omit<StoreOrders, 'id' | 'reason' | 'approvedAt' | 'closedAt' | 'decidedBy'>;

/** Empty where somebody else used the key at the same moment. */
export const insertOrder = prepared<NewOrder, { id: number }>(
  (executor, value) =>
    executor
      .insertInto('store_orders')
      .values(value)
      .onConflict((oc) => oc.columns(['requestKey', 'itemId']).doNothing())
      .returning('id'),
  { atMostOneRow: true },
);

export const insertShare = prepared<Selectable<StoreShares>, object>((executor, value) =>
  executor.insertInto('store_shares').values(value),
);
