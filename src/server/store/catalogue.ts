import { join } from 'node:path';
import { z } from 'zod';
import { readContentFile } from '#server/platform/content';
import type { Deps } from '#server/platform/deps';
import { CONTENT_ROOT } from '#server/root';
import { adminStoreContract } from '#wire/store/staff';
import { columnsOf, onShelf } from './shelf.ts';
import * as queries from './shelf-queries.ts';

const CATALOGUE_FILE = join(CONTENT_ROOT, 'store.json');

/** What the school's shop sells on its first day, held to the same rules as what staff type. */
const catalogue = z.array(adminStoreContract['POST /api/admin/store/items'].body).min(1);

export const readCatalogue = (path = CATALOGUE_FILE) => readContentFile(path, catalogue, 'catalogue');

/** Items are hidden and never deleted, so a shelf is empty only before its first day. */
export const stockShelfIfEmpty = async (deps: Deps): Promise<void> => {
  const items = await readCatalogue();
  await onShelf(deps, async (trx) => {
    if ((await queries.listItems(trx)).length > 0) return;
    const placed = items.map((item, index) => ({ ...columnsOf(item), place: index + 1 }));
    await queries.insertItems(trx, placed, deps.clock().toISOString());
  });
};
