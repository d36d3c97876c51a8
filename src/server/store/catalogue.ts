import { join } from 'node:path';
import { z } from 'zod';
import type { SchoolOf } from '#domain/staff/setup';
import type { Manifest } from '#server/manifest';
import { readContentFile } from '#server/platform/content';
import type { Deps } from '#server/platform/deps';
import { CONTENT_ROOT } from '#server/root';
import { inSchool, inWordsOf } from '#strings/addressed';
import { adminStoreContract } from '#wire/store/staff';
import { columnsOf, onShelf } from './shelf.ts';
import * as queries from './shelf-queries.ts';

const CATALOGUE_FILE = join(CONTENT_ROOT, 'store.json');

/** What the school's shop sells on its first day, held to the same rules as what staff type. */
const catalogue = z.array(adminStoreContract['POST /api/admin/store/items'].body).min(1);

export const readCatalogue = (path = CATALOGUE_FILE, say = inSchool) =>
  readContentFile(path, catalogue, 'catalogue', say);

/** Items are hidden and never deleted, so a shelf is empty only before its first day. */
export const stockShelfIfEmpty = async (deps: Deps): Promise<void> => {
  const items = await readCatalogue();
  await onShelf(deps, async (trx) => {
    if ((await queries.listItems(trx)).length > 0) return;
    const placed = items.map((item, index) => ({ ...columnsOf(item), place: index + 1 }));
    await queries.insertItems(trx, placed, deps.clock().toISOString());
  });
};

const WORDS = ['name', 'description', 'specs', 'warning'] as const;

/** Word by word: of an item that staff edited, what they left as it came. */
export const readdressShelf: Manifest['readdress'] = async (executor, { from, to }) => {
  const itemsOf = async (of: SchoolOf) =>
    (await readCatalogue(CATALOGUE_FILE, (text) => inWordsOf(of, () => inSchool(text)))).map(columnsOf);
  const after = await itemsOf(to);
  for (const [place, item] of (await itemsOf(from)).entries())
    for (const column of WORDS) {
      const [was, is] = [item[column], after[place]?.[column]];
      if (was && is && was !== is) await queries.rewordItems(executor, column, was, is);
    }
};
