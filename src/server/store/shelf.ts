import type { StaffActor } from '#domain/access/actors';
import { ITEMS_MAX } from '#domain/store/items';
import type { AuditAction } from '#domain/vocabulary';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { fieldText } from '#strings/fields';
import type { ItemFields, SeenItem } from '#wire/store/staff';
import * as queries from './shelf-queries.ts';

export const listShelf = (deps: Deps) => queries.listShelf(deps.db);

export const columnsOf = (fields: ItemFields): queries.ItemColumns => ({
  category: fields.category,
  name: fields.name,
  description: fields.description,
  price_type: fields.priceType,
  price: fields.price,
  icon: fields.icon,
  gradient: fields.gradient,
  used: fields.used ? 1 : 0,
  stock: fields.stock,
  specs: JSON.stringify(fields.specs),
  warning: fields.warning,
  permission: fields.permission,
  not_available: fields.notAvailable ? 1 : 0,
  not_in_ramadan: fields.notInRamadan ? 1 : 0,
  limit_per_pupil: fields.limitPerPupil,
  party_size: fields.partySize,
});

/** As the log says it. */
const factsOf = (item: queries.ItemColumns) => ({
  category: item.category,
  name: item.name,
  description: item.description,
  price_type: item.price_type,
  price: item.price,
  icon: item.icon,
  gradient: item.gradient,
  used: item.used === 1,
  stock: item.stock,
  specs: JSON.parse(item.specs) as string[],
  warning: item.warning,
  permission: item.permission,
  not_available: item.not_available === 1,
  not_in_ramadan: item.not_in_ramadan === 1,
  limit_per_pupil: item.limit_per_pupil,
  party_size: item.party_size,
});

const isSame = (a: queries.ItemColumns, b: queries.ItemColumns): boolean =>
  JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b));

/** What staff do to the shelf happens one after the other; what pupils buy goes on beside it. */
export const onShelf = <T>(deps: Deps, work: (trx: Executor) => Promise<T>): Promise<T> =>
  deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'store-shelf');
    return work(trx);
  });

export const tellOfShelf = (deps: Deps): void => {
  deps.live.tell('students', 'store');
  deps.live.tell('staff', 'store');
};

export const findItem = async (executor: Executor, id: number): Promise<queries.ItemRow> => {
  const item = await queries.findItem(executor, id);
  if (!item) throw new Refusal('store_item_not_found');
  return item;
};

export const readOnShelf = async (executor: Executor, id: number): Promise<queries.ShelfRow> => {
  const item = await queries.findOnShelf(executor, id);
  if (!item) throw new Refusal('store_item_not_found');
  return item;
};

export const subjectOf = (item: { id: number; name: string }) => ({
  tableName: 'store_items',
  recordId: item.id,
  subjectName: item.name,
});

/** Sent twice it is one item: nobody wants two that differ in nothing. */
export const addItem = async (deps: Deps, staff: StaffActor, fields: ItemFields): Promise<queries.ShelfRow> => {
  const columns = columnsOf(fields);
  const added = await onShelf(deps, async (trx) => {
    const items = await queries.listItems(trx);
    const twin = items.find((item) => item.hidden === 0 && isSame(item, columns));
    if (twin) return readOnShelf(trx, twin.id);
    if (items.length >= ITEMS_MAX) throw new Refusal('validation', { fields: { name: fieldText('too_many') } });
    const now = deps.clock();
    const place = (items.at(-1)?.place ?? 0) + 1;
    const [row] = await queries.insertItems(trx, [{ ...columns, place }], now.toISOString());
    const item = await readOnShelf(trx, row?.id as number);
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'store_item_added',
      ...subjectOf(item),
      after: factsOf(columns),
    });
    return item;
  });
  tellOfShelf(deps);
  return added;
};

/** What a colleague saved or a pupil bought between looking and saving is never overwritten: it must be as the editor saw it. */
export const editItem = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { seenStock, seenVersion, ...fields }: ItemFields & SeenItem,
): Promise<queries.ShelfRow> => {
  const columns = columnsOf(fields);
  const edited = await onShelf(deps, async (trx) => {
    const before = await findItem(trx, id);
    if (isSame(before, columns)) return readOnShelf(trx, id);
    const isAsSeen = before.version === seenVersion && before.stock === seenStock;
    if (!isAsSeen || !(await queries.updateItem(trx, before, columns))) throw new Refusal('store_item_changed');
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'store_item_edited',
      ...subjectOf({ id, name: columns.name }),
      before: factsOf(before),
      after: factsOf(columns),
    });
    return readOnShelf(trx, id);
  });
  tellOfShelf(deps);
  return edited;
};

const setHidden = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { hidden, action }: { hidden: 0 | 1; action: AuditAction },
): Promise<queries.ShelfRow> => {
  const item = await onShelf(deps, async (trx) => {
    const before = await findItem(trx, id);
    if (await queries.setHidden(trx, id, hidden))
      await logAdminAction(trx, deps.clock(), {
        actor: staff,
        action,
        ...subjectOf(before),
        before: { hidden: hidden === 0 },
        after: { hidden: hidden === 1 },
      });
    return readOnShelf(trx, id);
  });
  tellOfShelf(deps);
  return item;
};

export const hideItem = (deps: Deps, staff: StaffActor, id: number) =>
  setHidden(deps, staff, id, { hidden: 1, action: 'store_item_hidden' });

export const showItem = (deps: Deps, staff: StaffActor, id: number) =>
  setHidden(deps, staff, id, { hidden: 0, action: 'store_item_shown' });

const isPermutation = (ids: readonly number[], items: readonly queries.ItemRow[]): boolean => {
  const known = new Set(items.map((item) => item.id));
  return ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
};

/** Row by row in the order of ids, as a purchase takes them, so that the two never wait for each other. */
const placeAll = async (trx: Executor, ids: readonly number[], items: readonly queries.ItemRow[]): Promise<void> => {
  for (const { id, place } of items.toSorted((a, b) => a.id - b.id)) {
    const wanted = ids.indexOf(id) + 1;
    if (wanted !== place) await queries.setPlace(trx, id, wanted);
  }
};

export const orderShelf = async (
  deps: Deps,
  staff: StaffActor,
  ids: readonly number[],
): Promise<queries.ShelfRow[]> => {
  const shelf = await onShelf(deps, async (trx) => {
    const items = await queries.listItems(trx);
    if (!isPermutation(ids, items)) throw new Refusal('validation', { fields: { ids: fieldText('bad_order') } });
    await placeAll(trx, ids, items);
    const placed = await queries.listShelf(trx);
    const names = (rows: readonly { name: string }[]) => rows.map((row) => row.name);
    if (items.some((item, place) => item.id !== ids[place]))
      await logAdminAction(trx, deps.clock(), {
        actor: staff,
        action: 'store_items_ordered',
        tableName: 'store_items',
        before: { items: names(items) },
        after: { items: names(placed) },
      });
    return placed;
  });
  tellOfShelf(deps);
  return shelf;
};
