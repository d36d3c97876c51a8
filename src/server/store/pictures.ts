import { fileTypeFromBuffer } from 'file-type';
import type { StaffActor } from '#domain/access/actors';
import { fileKind } from '#domain/files/kinds';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { reencodeImage } from '#server/platform/files/images';
import { takeTurns } from '#server/platform/guards';
import { findItem, onShelf, readOnShelf, subjectOf, tellOfShelf } from './shelf.ts';
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

/** Shows the new one, or the drawn one again, and forgets the earlier file; answers how large that was. */
const replacePicture = async (trx: Executor, item: queries.ItemRow, fileId: string | null): Promise<number | null> => {
  await queries.setPicture(trx, item.id, fileId);
  return item.image_file_id === null ? null : queries.deletePicture(trx, item.image_file_id);
};

export const changePicture = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  sent: Buffer,
): Promise<queries.ShelfRow> => {
  await findItem(deps.db, id);
  const contents = await drawAnew(sent);
  const changed = await withNewFile(
    deps,
    { purpose: 'store', studentId: null, extension: 'webp', contents },
    async (trx, fileId) => {
      await takeTurns(trx, deps.engine, 'store-shelf');
      const before = await findItem(trx, id);
      const bytes = await replacePicture(trx, before, fileId);
      await logAdminAction(trx, deps.clock(), {
        actor: staff,
        action: 'store_picture_changed',
        ...subjectOf(before),
        before: { bytes },
        after: { bytes: contents.full.length },
      });
      return readOnShelf(trx, id);
    },
  );
  tellOfShelf(deps);
  return changed;
};

export const removePicture = async (deps: Deps, staff: StaffActor, id: number): Promise<queries.ShelfRow> => {
  const item = await onShelf(deps, async (trx) => {
    const before = await findItem(trx, id);
    if (before.image_file_id !== null) {
      const bytes = await replacePicture(trx, before, null);
      await logAdminAction(trx, deps.clock(), {
        actor: staff,
        action: 'store_picture_removed',
        ...subjectOf(before),
        before: { bytes },
        after: { bytes: null },
      });
    }
    return readOnShelf(trx, id);
  });
  tellOfShelf(deps);
  return item;
};

/** Every pupil sees what stands on the shelf, and what stood there when they bought it. */
export const isItemPicture = async (executor: Executor, fileId: string): Promise<boolean> =>
  (await queries.findItemShowing(executor, fileId)) !== undefined;
