import { type Insertable, sql, type Updateable } from 'kysely';
import { hasChanged } from '#server/platform/db/changes';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { WAITS } from './orders-queries.ts';
import type { StoreItems, StoreSettings } from './tables.ts';

/** Everything that staff edit of an item: neither its picture nor its place. */
export type ItemColumns = Omit<
  Required<Insertable<StoreItems>>,
  'id' | 'imageFileId' | 'place' | 'hidden' | 'version' | 'createdAt'
>;

/** Spelt out and no parameters: only then do engines see that an index answers. */
export const KEPT = sql<boolean>`o.status not in ('rejected', 'cancelled')`;

/** Those that wait are few among all that were ever sold. */
const openOrders = (executor: Executor) =>
  executor
    .selectFrom('store_orders as o')
    .select((eb) => ['o.itemId', eb.fn.sum<number>('o.quantity').as('quantity')])
    .where(WAITS)
    .groupBy('o.itemId');

const withSales = (executor: Executor) =>
  executor
    .selectFrom('store_items as i')
    .leftJoin(openOrders(executor).as('open'), 'open.itemId', 'i.id')
    .selectAll('i')
    .select((eb) => [
      eb
        .selectFrom('store_orders as o')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('o.quantity'), sql.lit(0)).as('quantity'))
        .whereRef('o.itemId', '=', 'i.id')
        .where(KEPT)
        .$asScalar()
        .$notNull()
        .as('sold'),
      eb.fn.coalesce('open.quantity', sql.lit(0)).as('waiting'),
    ]);

export type ShelfRow = Awaited<ReturnType<typeof listShelf>>[number];

export const listShelf = (executor: Executor) => withSales(executor).orderBy('i.place').orderBy('i.id').execute();

export const findOnShelf = (executor: Executor, id: number) =>
  withSales(executor).where('i.id', '=', id).executeTakeFirst();

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** Without what was sold of them. */
export const listItems = (executor: Executor) =>
  executor.selectFrom('store_items').selectAll().orderBy('place').orderBy('id').execute();

export const insertItems = (executor: Executor, items: readonly (ItemColumns & { place: number })[], at: string) =>
  executor
    .insertInto('store_items')
    .values(items.map((item) => ({ ...item, createdAt: at })))
    .returning('id')
    .execute();

export const updateItem = (executor: Executor, id: number, change: Updateable<StoreItems>) =>
  executor.updateTable('store_items').set(change).where('id', '=', id).execute();

export const rewordItems = (
  executor: Executor,
  column: 'name' | 'description' | 'specs' | 'warning',
  from: string,
  to: string,
) =>
  executor
    .updateTable('store_items')
    .set({ [column]: to, version: sql`version + 1` })
    .where(column, '=', from)
    .execute();

/** False where somebody edited it, bought one or returned one since it was looked at. */
export const updateUnlessChanged = (
  executor: Executor,
  seen: Pick<ItemRow, 'id' | 'stock' | 'version'>,
  columns: ItemColumns,
): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('store_items')
      .set({ ...columns, version: seen.version + 1 })
      .where('id', '=', seen.id)
      .where('version', '=', seen.version)
      .where('stock', 'is not distinct from', seen.stock),
  );

/** Answers how large it was. Its bytes go with the next sweep. */
export const deletePicture = async (executor: Executor, fileId: string): Promise<number | null> => {
  const gone = await executor.deleteFrom('files').where('id', '=', fileId).returning('size').executeTakeFirst();
  return gone?.size ?? null;
};

export const hasItemShowing = (executor: Executor, fileId: string): Promise<boolean> =>
  hasRows(executor.selectFrom('store_items').where('imageFileId', '=', fileId));

export const readSettings = (executor: Executor) =>
  executor.selectFrom('store_settings').selectAll().executeTakeFirstOrThrow();

export const updateSettings = (executor: Executor, settings: Updateable<StoreSettings>) =>
  executor.updateTable('store_settings').set(settings).execute();
