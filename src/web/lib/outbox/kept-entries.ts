import { forget, isObject, kept, keptNames, tryToKeep } from '../kept.ts';
import type { Owner } from './owner.ts';
import { opened, sealed } from './seal.ts';

/** As it stands on the device: in which place of the order, and in which session it was made. */
export interface Entry {
  readonly order: number;
  readonly session?: unknown;
}

const isEntry = (read: unknown): read is Entry => isObject(read) && typeof read.order === 'number';

/** What the owner's own pages wrote under this name. */
export const entryUnder = ({ seal }: Owner, name: string): Entry | null => {
  const read = opened(seal, name, kept(name));
  return isEntry(read) ? read : null;
};

/** In the order in which they were made, which no clock tells: it may be set back. */
export const itemsIn = <Item extends object>(
  entries: readonly Entry[],
  isItem: (read: object) => read is Item,
): Item[] =>
  entries
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, session: __, ...item }) => item)
    .filter(isItem);

/** Says whether there was room for it. */
export const keepEntry = ({ seal, mark }: Owner, name: string, entry: Entry): boolean =>
  tryToKeep(name, sealed(seal, name, { ...entry, session: mark }));

/**
 * What waits on this device until the server has confirmed it, as far as it was made in this session. Each item has an
 * entry of its own: two windows of one device never write over each other's.
 */
export const keptEntries = (prefix: string, owner: Owner, onFull: () => void) => {
  const all = () => keptNames(prefix).flatMap((name) => entryUnder(owner, name) ?? []);
  return {
    read: () => all().filter(({ session }) => session === owner.mark),
    keep: (key: string, item: object): void => {
      const order = 1 + Math.max(0, ...all().map((entry) => entry.order));
      if (!keepEntry(owner, prefix + key, { ...item, order })) onFull();
    },
    forget: (keys: readonly string[]): void => {
      for (const key of keys) forget(prefix + key);
    },
  };
};
export type KeptEntries = ReturnType<typeof keptEntries>;
