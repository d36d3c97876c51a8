import { fileTypeFromBuffer } from 'file-type';
import type { StaffActor } from '#domain/access/actors';
import { fileKind } from '#domain/files/kinds';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { reencodeImage } from '#server/platform/files/images';
import { takeTurns } from '#server/platform/guards';
import { changeShelf, findItem, logItem, tellOfShelf } from './shelf.ts';
import * as queries from './shelf-queries.ts';

/** As wide as the details of an item are ever drawn, and as its card. */
const PICTURE_SIDE = 800;
const PICTURE_SMALL_SIDE = 320;

/** Judged by its content, whatever it is called, and drawn anew (D-30). */
const drawAnew = async (sent: Buffer) => {
  const type = await fileTypeFromBuffer(sent);
  if (fileKind(type?.mime)?.kind !== 'image') throw new Refusal('image_not_readable');
  const full = await reencodeImage(sent, PICTURE_SIDE);
  return { full, small: await reencodeImage(full, PICTURE_SMALL_SIDE) };
};

/** Shows the new one, or the drawn one again, and forgets the earlier file. */
const replacePicture = async (
  trx: Executor,
  deps: Deps,
  staff: StaffActor,
  item: queries.ItemRow,
  picture: { fileId: string; bytes: number } | null,
): Promise<queries.ShelfRow> => {
  const action = picture ? 'store_picture_changed' : 'store_picture_removed';
  await queries.updateItem(trx, item.id, { imageFileId: picture?.fileId ?? null });
  const bytes = item.imageFileId === null ? null : await queries.deletePicture(trx, item.imageFileId);
  await logItem(trx, deps, staff, item, { action, before: { bytes }, after: { bytes: picture?.bytes ?? null } });
  return findItem(trx, item.id);
};

export const changePicture = async (deps: Deps, staff: StaffActor, id: number, sent: Buffer) => {
  await findItem(deps.db, id);
  const contents = await drawAnew(sent);
  const file = { purpose: 'store', studentId: null, extension: 'webp', contents } as const;
  const changed = await withNewFile(deps, file, async (trx, fileId) => {
    await takeTurns(trx, deps.engine, 'store-shelf');
    return replacePicture(trx, deps, staff, await findItem(trx, id), { fileId, bytes: contents.full.length });
  });
  tellOfShelf(deps);
  return changed;
};

export const removePicture = (deps: Deps, staff: StaffActor, id: number) =>
  changeShelf(deps, async (trx) => {
    const item = await findItem(trx, id);
    return item.imageFileId === null ? item : replacePicture(trx, deps, staff, item, null);
  });

/** Every pupil sees what stands on the shelf, and what stood there when they bought it. */
export const isItemPicture = (executor: Executor, fileId: string): Promise<boolean> =>
  queries.hasItemShowing(executor, fileId);
