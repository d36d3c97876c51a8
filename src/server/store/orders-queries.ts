import { type Expression, type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { searchKey } from '#domain/roster/names';
import type { OrderStatus, ShareStatus } from '#domain/store/orders';
import { hasChanged } from '#server/platform/db/changes';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isOfClass, isOfOwn, named } from '#server/platform/db/pupils';
import { sumIf } from '#server/platform/db/sum-if';
import { newestFirst } from '#server/platform/pages';
import type { HappenedPage } from '#server/platform/pupil-parts';
import { type CountWaiting, waitingSince } from '#server/platform/waiting';
import type { StoreOrders, StoreShares } from './tables.ts';

/** Of the order `o`: it is neither handed out nor called off. Spelt out, so that engines see that an index answers. */
export const WAITS = sql<boolean>`o.status in ('awaiting', 'pending', 'approved')`;

/** An order with how its item looks today. */
const FACE = [
  'o.id',
  'o.studentId',
  'o.itemId',
  'o.itemName',
  'o.quantity',
  'o.priceType',
  'o.status',
  'o.reason',
  'o.createdAt',
  'o.approvedAt',
  'o.closedAt',
  'i.category',
  'i.icon',
  'i.gradient',
  'i.imageFileId',
  'i.permission',
  'i.warning',
  'i.notInRamadan',
  'i.limitPerPupil',
  'i.price as itemPrice',
  'i.priceType as itemPriceType',
] as const;

const own = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.orderId')
    .innerJoin('store_items as i', 'i.id', 'o.itemId')
    .select(FACE)
    .select(['s.status as shareStatus', 's.unitPrice', 's.coins', 's.points'])
    .select((eb) =>
      eb
        .selectFrom('store_shares')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('orderId', '=', 'o.id')
        .$asScalar()
        .$notNull()
        .as('payers'),
    )
    .where('s.studentId', '=', studentId);

/** An order as somebody who pays for it sees it. */
export type OwnOrderRow = Awaited<ReturnType<typeof listOwn>>[number];

export const listOwn = (executor: Executor, studentId: number, before: number | undefined, limit: number) =>
  own(executor, studentId)
    .$call(newestFirst('s.orderId', before, limit))
    .execute();

export const findOwn = (executor: Executor, studentId: number, id: number) =>
  own(executor, studentId).where('s.orderId', '=', id).executeTakeFirst();

/** In the order in which they stood in the cart. */
export const listOwnOfCart = (executor: Executor, studentId: number, requestKey: string) =>
  own(executor, studentId)
    .where('o.requestKey', '=', requestKey)
    .where('o.studentId', '=', studentId)
    .orderBy('o.id')
    .execute();

export type PayerRow = Awaited<ReturnType<typeof listPayers>>[number];

/** Everybody who pays for these orders, the buyer of each first. */
export const listPayers = async (executor: Executor, orderIds: readonly number[]) => {
  if (orderIds.length === 0) return [];
  return executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.orderId')
    .innerJoin('students as p', 'p.id', 's.studentId')
    .select(['s.orderId', 's.studentId', 'p.name', 'p.firstName', 'p.grade', 's.status'])
    .select(['s.unitPrice', 's.coins', 's.points', 'o.priceType'])
    .where('s.orderId', 'in', orderIds)
    .orderBy('s.orderId')
    .orderBy((eb) => eb.case().when('s.studentId', '=', eb.ref('o.studentId')).then(0).else(1).end())
    .orderBy('s.studentId')
    .execute();
};

const forStaff = (executor: Executor) =>
  executor
    .selectFrom('store_orders as o')
    .innerJoin('store_items as i', 'i.id', 'o.itemId')
    .innerJoin('students as p', 'p.id', 'o.studentId')
    .leftJoin('staff as f', 'f.id', 'o.decidedBy')
    .select(FACE)
    .select(['p.name as studentName', 'p.grade', 'f.name as decidedBy']);

/** An order as staff see it. */
export type StaffOrderRow = Awaited<ReturnType<typeof listForStaffById>>[number];

export const listForStaffById = (executor: Executor, ids: readonly number[]) =>
  forStaff(executor).where('o.id', 'in', ids).orderBy('o.id', 'desc').execute();

export interface OrderFilter extends ClassFilter {
  readonly status: OrderStatus | 'open' | 'all';
  readonly search?: string | undefined;
  readonly before?: number | undefined;
}

const statusesOf = (status: OrderStatus | 'open'): readonly OrderStatus[] =>
  status === 'open' ? ['pending', 'approved'] : [status];

/** Somebody who shares the order `o`, the buyer or a partner. */
const payerWith = (executor: Executor, isMeant: Awaited<ReturnType<typeof named>>) =>
  executor
    .selectFrom('store_shares as s')
    .innerJoin('students as payer', 'payer.id', 's.studentId')
    .select('s.studentId')
    .where('s.orderId', '=', sql.ref<number>('o.id'))
    .where(isMeant('payer'));

/** Products as they were called when they were bought: few names, spelt as they were typed, with no key beside them. */
const productsWith = async (executor: Executor, key: string): Promise<string[]> => {
  const rows = await executor.selectFrom('store_orders').select('itemName').distinct().execute();
  return rows.map((row) => row.itemName).filter((name) => searchKey(name).includes(key));
};

const matching = async (executor: Executor, search: string) => {
  const key = searchKey(search);
  const products = await productsWith(executor, key);
  const isMeant = await named(executor, search);
  return (eb: ExpressionBuilder<{ o: StoreOrders }, 'o'>) =>
    eb.or([
      eb.exists(payerWith(executor, isMeant)),
      ...(products.length > 0 ? [eb('o.itemName', 'in', products)] : []),
    ]);
};

export const listForStaff = async (
  executor: Executor,
  { status, search, before, ...wanted }: OrderFilter,
  limit: number,
) => {
  const found = search ? await matching(executor, search) : undefined;
  return forStaff(executor)
    .$if(status !== 'all', (query) => query.where('o.status', 'in', statusesOf(status as OrderStatus | 'open')))
    .where(isOfClass('p', wanted))
    .$if(found !== undefined, (query) => query.where(found as NonNullable<typeof found>))
    .$call(newestFirst('o.id', before, limit))
    .execute();
};

/** What the teacher has promised, as it is given out: grade by grade, pupil by pupil. */
export const listToHandOut = (executor: Executor, wanted: ClassFilter) =>
  forStaff(executor)
    .where('o.status', '=', 'approved')
    .where(isOfClass('p', wanted))
    .orderBy('p.grade')
    .orderBy('p.name')
    .orderBy('o.id')
    .execute();

export const countPending = (executor: Executor): Promise<number> =>
  countRows(executor.selectFrom('store_orders').where('status', '=', 'pending'));

/** To be approved, or to be handed over. */
export const countWaiting: CountWaiting = (executor, _now, own) =>
  executor
    .selectFrom('store_orders')
    .select(waitingSince('createdAt'))
    .where('status', 'in', statusesOf('open'))
    .where(isOfOwn('student_id', own))
    .executeTakeFirstOrThrow();

/** Whoever has written the row, as here without changing it, holds the others until the commit. */
export const holdOrder = (executor: Executor, id: number) =>
  executor
    .updateTable('store_orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returning(['id', 'studentId', 'itemId', 'itemName', 'quantity', 'tookStock', 'priceType', 'status'])
    .executeTakeFirst();

export type HeldOrder = NonNullable<Awaited<ReturnType<typeof holdOrder>>>;

export const updateOrder = (executor: Executor, id: number, change: Updateable<StoreOrders>) =>
  executor.updateTable('store_orders').set(change).where('id', '=', id).execute();

export const updateShare = (executor: Executor, orderId: number, studentId: number, change: Updateable<StoreShares>) =>
  executor
    .updateTable('store_shares')
    .set(change)
    .where('orderId', '=', orderId)
    .where('studentId', '=', studentId)
    .execute();

/** What was paid for these orders and not given back. */
export const listPaidShares = async (executor: Executor, orderIds: readonly number[]) =>
  (await listPayers(executor, orderIds)).filter(({ status }) => status === 'paid');

/** A pupil's shares, with their orders. */
export const sharesOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.orderId')
    .where('s.studentId', '=', studentId);

/** What of an item a pupil has paid for, alone or with others, and not been given back. */
export const paidBy = (executor: Executor, studentId: number, itemId: number | Expression<number>) =>
  sharesOf(executor, studentId).where('s.status', '=', sql.lit<'paid'>('paid')).where('o.itemId', '=', itemId);

/** How many that are. */
export const countPaid = (executor: Executor, studentId: number, itemId: number | Expression<number>) =>
  paidBy(executor, studentId, itemId).select((eb) =>
    eb.fn.coalesce(eb.fn.sum<number>('o.quantity'), sql.lit(0)).as('paid'),
  );

/** Ends what is open; answers everybody with what they had paid. */
export const closeShares = (executor: Executor, orderId: number) =>
  executor
    .updateTable('store_shares')
    .set({
      status: sql<ShareStatus>`case status when 'paid' then 'returned' when 'invited' then 'dropped' else status end`,
    })
    .where('orderId', '=', orderId)
    .returning(['studentId', 'status', 'coins', 'points'])
    .execute();

/** False where the item is not counted any more. */
export const returnStock = (executor: Executor, itemId: number, quantity: number): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('store_items')
      .set((eb) => ({ stock: eb('stock', '+', quantity) }))
      .where('id', '=', itemId)
      .where('stock', 'is not', null),
  );

/** Of those that the pupil pays for, alone or with others. */
const sharedBy = (executor: Executor, studentId: number) =>
  sharesOf(executor, studentId).where(sql<boolean>`s.status <> 'invited'`);

export const countOfPupil = (executor: Executor, studentId: number) =>
  sharedBy(executor, studentId)
    .select((eb) => [eb.fn.countAll<number>().as('all'), sumIf(WAITS).as('open')])
    .executeTakeFirstOrThrow();

export const listBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  sharedBy(executor, studentId)
    .select(['o.itemName', 'o.quantity', 'o.status', 'o.createdAt'])
    .where('o.createdAt', '<', before)
    .orderBy('o.createdAt', 'desc')
    .limit(limit)
    .execute();

/** How often classmates wait for this pupil's share. */
export const invitationsOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_shares')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('studentId', '=', studentId)
    .where('status', '=', sql.lit<'invited'>('invited'));
