import type { StaffActor } from '#domain/access/actors';
import { ITEMS_MAX } from '#domain/store/items';
import { type AuditLine, about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { isPermutation } from '#server/platform/permutation';
import { fieldText } from '#strings/fields';
import type { ItemEdit, ItemFields } from '#wire/store/staff';
import * as queries from './shelf-queries.ts';

export const columnsOf = (fields: ItemFields): queries.ItemColumns => ({
  ...fields,
  used: fields.used ? 1 : 0,
  specs: JSON.stringify(fields.specs),
  notAvailable: fields.notAvailable ? 1 : 0,
  notInRamadan: fields.notInRamadan ? 1 : 0,
});

/** As the log says it: neither its picture nor its place. */
const factsOf = ({
  id,
  imageFileId,
  place,
  hidden,
  version,
  createdAt,
  sold,
  waiting,
  ...columns
}: queries.ShelfRow) => ({
  ...columns,
  used: columns.used === 1,
  specs: JSON.parse(columns.specs) as string[],
  notAvailable: columns.notAvailable === 1,
  notInRamadan: columns.notInRamadan === 1,
});

const isSame = (item: queries.ItemRow, columns: queries.ItemColumns): boolean =>
  Object.entries(columns).every(([column, value]) => item[column as keyof queries.ItemColumns] === value);

/** What staff do to the shelf happens one after the other; what pupils buy goes on beside it. */
export const onShelf = <T>(deps: Deps, work: (trx: Executor) => Promise<T>): Promise<T> =>
  inTurn(deps, 'store-shelf', work);

export const tellOfShelf = (deps: Deps): void => {
  deps.live.tell('students', 'store');
  deps.live.tell('staff', 'store');
};

export const changeShelf = async <T>(deps: Deps, work: (trx: Executor) => Promise<T>): Promise<T> => {
  const done = await onShelf(deps, work);
  tellOfShelf(deps);
  return done;
};

export const findItem = async (executor: Executor, id: number): Promise<queries.ShelfRow> =>
  orRefuse(await queries.findOnShelf(executor, id), 'store_item_not_found');

type ItemLine = Pick<AuditLine, 'action' | 'before' | 'after'>;

export const logItem = (trx: Executor, deps: Deps, actor: StaffActor, { id, name }: queries.ItemRow, line: ItemLine) =>
  logAct(trx, deps.clock(), actor, line.action, about('store_items', id, name), line);

/** Sent twice it is one item: nobody wants two that differ in nothing. */
export const addItem = (deps: Deps, staff: StaffActor, fields: ItemFields) =>
  changeShelf(deps, async (trx) => {
    const columns = columnsOf(fields);
    const items = await queries.listItems(trx);
    const twin = items.find((item) => item.hidden === 0 && isSame(item, columns));
    if (twin) return findItem(trx, twin.id);
    if (items.length >= ITEMS_MAX) throw new Refusal('validation', { fields: { name: fieldText('too_many') } });
    const place = (items.at(-1)?.place ?? 0) + 1;
    const [row] = await queries.insertItems(trx, [{ ...columns, place }], deps.clock().toISOString());
    const item = await findItem(trx, row?.id as number);
    await logItem(trx, deps, staff, item, { action: 'store_item_added', after: factsOf(item) });
    return item;
  });

/** What a colleague saved or a pupil bought between looking and saving is never overwritten: it must be as the editor saw it. */
export const editItem = (deps: Deps, staff: StaffActor, id: number, edit: ItemEdit) =>
  changeShelf(deps, async (trx) => {
    const { seenVersion, seenStock, ...fields } = edit;
    const columns = columnsOf(fields);
    const before = await findItem(trx, id);
    if (isSame(before, columns)) return before;
    const isAsSeen = before.version === seenVersion && before.stock === seenStock;
    if (!isAsSeen || !(await queries.updateUnlessChanged(trx, before, columns)))
      throw new Refusal('store_item_changed');
    const item = await findItem(trx, id);
    await logItem(trx, deps, staff, item, {
      action: 'store_item_edited',
      before: factsOf(before),
      after: factsOf(item),
    });
    return item;
  });

/** A second time it stays as it is. */
export const setHidden = (deps: Deps, staff: StaffActor, id: number, hidden: 0 | 1) =>
  changeShelf(deps, async (trx) => {
    const item = await findItem(trx, id);
    if (item.hidden === hidden) return item;
    await queries.updateItem(trx, id, { hidden });
    await logItem(trx, deps, staff, item, {
      action: hidden === 1 ? 'store_item_hidden' : 'store_item_shown',
      before: { hidden: hidden === 0 },
      after: { hidden: hidden === 1 },
    });
    return { ...item, hidden };
  });

/** Row by row in the order of ids, as a purchase takes them, so that the two never wait for each other. */
const placeAll = async (trx: Executor, ids: readonly number[], items: readonly queries.ItemRow[]): Promise<void> => {
  for (const { id, place } of items.toSorted((a, b) => a.id - b.id)) {
    const wanted = ids.indexOf(id) + 1;
    if (wanted !== place) await queries.updateItem(trx, id, { place: wanted });
  }
};

export const orderShelf = (deps: Deps, staff: StaffActor, ids: readonly number[]) =>
  changeShelf(deps, async (trx) => {
    const items = await queries.listItems(trx);
    if (!isPermutation(ids, items)) throw new Refusal('validation', { fields: { ids: fieldText('bad_order') } });
    await placeAll(trx, ids, items);
    const placed = await queries.listShelf(trx);
    const names = (rows: readonly { name: string }[]) => rows.map((row) => row.name);
    if (items.some((item, place) => item.id !== ids[place]))
      await logAct(trx, deps.clock(), staff, 'store_items_ordered', about('store_items', null), {
        before: { items: names(items) },
        after: { items: names(placed) },
      });
    return placed;
  });
