import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { searchKey } from '#domain/roster/names';
import type { OrderStatus, ShareStatus } from '#domain/store/orders';
import type { Executor } from '#server/platform/db/database';
import { type ClassFilter, isOfClass, named } from '#server/platform/db/pupils';
import type { HappenedPage } from '#server/platform/pupil-parts';
import { type Waiting, waitingSince } from '#server/platform/waiting';
import type { StoreOrders, StoreShares } from './tables.ts';

/** An order with how its item looks today. */
const FACE = [
  'o.id',
  'o.student_id',
  'o.item_id',
  'o.item_name',
  'o.quantity',
  'o.price_type',
  'o.status',
  'o.reason',
  'o.created_at',
  'o.approved_at',
  'o.closed_at',
  'i.category',
  'i.icon',
  'i.gradient',
  'i.image_file_id',
  'i.permission',
  'i.warning',
  'i.not_in_ramadan',
  'i.limit_per_pupil',
  'i.price as item_price',
  'i.price_type as item_price_type',
] as const;

const own = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.order_id')
    .innerJoin('store_items as i', 'i.id', 'o.item_id')
    .select(FACE)
    .select(['s.status as share_status', 's.unit_price', 's.coins', 's.points'])
    .select((eb) =>
      eb
        .selectFrom('store_shares')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('order_id', '=', 'o.id')
        .$asScalar()
        .$notNull()
        .as('payers'),
    )
    .where('s.student_id', '=', studentId);

/** An order as somebody who pays for it sees it. */
export type OwnOrderRow = Awaited<ReturnType<typeof listOwn>>[number];

export const listOwn = (executor: Executor, studentId: number, before: number | undefined, limit: number) =>
  own(executor, studentId)
    .$if(before !== undefined, (query) => query.where('s.order_id', '<', before as number))
    .orderBy('s.order_id', 'desc')
    .limit(limit)
    .execute();

export const findOwn = (executor: Executor, studentId: number, id: number) =>
  own(executor, studentId).where('s.order_id', '=', id).executeTakeFirst();

/** In the order in which they stood in the cart. */
export const listOwnOfCart = (executor: Executor, studentId: number, requestKey: string) =>
  own(executor, studentId)
    .where('o.request_key', '=', requestKey)
    .where('o.student_id', '=', studentId)
    .orderBy('o.id')
    .execute();

export type PayerRow = Awaited<ReturnType<typeof listPayers>>[number];

/** Everybody who pays for these orders, the buyer of each first. */
export const listPayers = async (executor: Executor, orderIds: readonly number[]) => {
  if (orderIds.length === 0) return [];
  return executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.order_id')
    .innerJoin('students as p', 'p.id', 's.student_id')
    .select(['s.order_id', 's.student_id', 'p.name', 'p.grade', 's.status', 's.unit_price', 's.coins', 's.points'])
    .where('s.order_id', 'in', orderIds)
    .orderBy('s.order_id')
    .orderBy((eb) => eb.case().when('s.student_id', '=', eb.ref('o.student_id')).then(0).else(1).end())
    .orderBy('s.student_id')
    .execute();
};

const forStaff = (executor: Executor) =>
  executor
    .selectFrom('store_orders as o')
    .innerJoin('store_items as i', 'i.id', 'o.item_id')
    .innerJoin('students as p', 'p.id', 'o.student_id')
    .leftJoin('staff as f', 'f.id', 'o.decided_by')
    .select(FACE)
    .select(['p.name as student_name', 'p.grade', 'f.name as decided_by_name']);

/** An order as staff see it. */
export type StaffOrderRow = NonNullable<Awaited<ReturnType<typeof findForStaff>>>;

export const findForStaff = (executor: Executor, id: number) =>
  forStaff(executor).where('o.id', '=', id).executeTakeFirst();

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
    .innerJoin('students as payer', 'payer.id', 's.student_id')
    .select('s.student_id')
    .where('s.order_id', '=', sql.ref<number>('o.id'))
    .where(isMeant('payer'));

/** Products as they were called when they were bought: few names, spelt as they were typed, with no key beside them. */
const productsWith = async (executor: Executor, key: string): Promise<string[]> => {
  const rows = await executor.selectFrom('store_orders').select('item_name').distinct().execute();
  return rows.map((row) => row.item_name).filter((name) => searchKey(name).includes(key));
};

const matching = async (executor: Executor, search: string) => {
  const key = searchKey(search);
  const products = await productsWith(executor, key);
  const isMeant = await named(executor, search);
  return (eb: ExpressionBuilder<{ o: StoreOrders }, 'o'>) =>
    eb.or([
      eb.exists(payerWith(executor, isMeant)),
      ...(products.length > 0 ? [eb('o.item_name', 'in', products)] : []),
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
    .$if(before !== undefined, (query) => query.where('o.id', '<', before as number))
    .orderBy('o.id', 'desc')
    .limit(limit)
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

export const countPending = async (executor: Executor): Promise<number> => {
  const { count } = await executor
    .selectFrom('store_orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
};

/** To be approved, or to be handed over. */
export const countWaiting = (executor: Executor): Promise<Waiting> =>
  executor
    .selectFrom('store_orders')
    .select(waitingSince('created_at'))
    .where('status', 'in', statusesOf('open'))
    .executeTakeFirstOrThrow();

/** Whoever has written the row, as here without changing it, holds the others until the commit. */
export const holdOrder = (executor: Executor, id: number) =>
  executor
    .updateTable('store_orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returning(['id', 'student_id', 'item_id', 'item_name', 'quantity', 'took_stock', 'price_type', 'status'])
    .executeTakeFirst();

export type HeldOrder = NonNullable<Awaited<ReturnType<typeof holdOrder>>>;

export const updateOrder = (executor: Executor, id: number, change: Updateable<StoreOrders>) =>
  executor.updateTable('store_orders').set(change).where('id', '=', id).execute();

export const findShare = (executor: Executor, orderId: number, studentId: number) =>
  executor
    .selectFrom('store_shares')
    .select(['status'])
    .where('order_id', '=', orderId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();

export const updateShare = (executor: Executor, orderId: number, studentId: number, change: Updateable<StoreShares>) =>
  executor
    .updateTable('store_shares')
    .set(change)
    .where('order_id', '=', orderId)
    .where('student_id', '=', studentId)
    .execute();

export type PaidShare = Awaited<ReturnType<typeof listPaidShares>>[number];

export const listPaidShares = async (executor: Executor, orderIds: readonly number[]) => {
  if (orderIds.length === 0) return [];
  return executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.order_id')
    .select(['s.order_id', 's.student_id', 's.unit_price', 's.coins', 's.points', 'o.price_type'])
    .where('s.order_id', 'in', orderIds)
    .where('s.status', '=', 'paid')
    .execute();
};

/** How many of an item a pupil has paid for, alone or with others, and not been given back. */
export const countPaid = async (executor: Executor, studentId: number, itemId: number): Promise<number> => {
  const { paid } = await executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.order_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('o.quantity'), sql.lit(0)).as('paid'))
    .where('s.student_id', '=', studentId)
    .where('s.status', '=', 'paid')
    .where('o.item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return Number(paid);
};

/** Ends what is open; answers everybody with what they had paid. */
export const closeShares = (executor: Executor, orderId: number) =>
  executor
    .updateTable('store_shares')
    .set({
      status: sql<ShareStatus>`case status when 'paid' then 'returned' when 'invited' then 'dropped' else status end`,
    })
    .where('order_id', '=', orderId)
    .returning(['student_id', 'status', 'coins', 'points'])
    .execute();

/** False where the item is not counted any more. */
export const returnStock = async (executor: Executor, itemId: number, quantity: number): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('store_items')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('id', '=', itemId)
    .where('stock', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Of those that the pupil pays for, alone or with others. */
const sharedBy = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_shares as s')
    .innerJoin('store_orders as o', 'o.id', 's.order_id')
    .where('s.student_id', '=', studentId)
    .where(sql<boolean>`s.status <> 'invited'`);

export const countOfPupil = (executor: Executor, studentId: number) =>
  sharedBy(executor, studentId)
    .select([
      sql<number>`cast(count(*) as integer)`.as('all'),
      sql<number>`cast(coalesce(sum(case when o.status in ('awaiting', 'pending', 'approved') then 1 else 0 end), 0) as integer)`.as(
        'open',
      ),
    ])
    .executeTakeFirstOrThrow();

export const listBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  sharedBy(executor, studentId)
    .select(['o.item_name', 'o.quantity', 'o.status', 'o.created_at'])
    .where('o.created_at', '<', before)
    .orderBy('o.created_at', 'desc')
    .limit(limit)
    .execute();

/** How often classmates wait for this pupil's share. */
export const invitationsOf = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('store_shares')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('student_id', '=', studentId)
    .where('status', '=', sql.lit<'invited'>('invited'));
