import { forget, isObject, kept, keptNames, readJson, tryToKeep } from '../kept.ts';

/** As it stands on the device: in which place of the order, and in which session it was made. */
interface Entry {
  readonly order: number;
  readonly session?: unknown;
}

const isEntry = (read: unknown): read is Entry => isObject(read) && typeof read.order === 'number';

export const entryIn = (written: string | null): Entry[] => [readJson(written)].filter(isEntry);

/** In the order in which they were made, which no clock tells: it may be set back. */
export const itemsIn = <Item extends object>(
  written: readonly (string | null)[],
  isItem: (read: object) => read is Item,
): Item[] =>
  written
    .flatMap(entryIn)
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, session: __, ...item }) => item)
    .filter(isItem);

/** Anybody who uses the device can write into its storage, but only this session's pages know its mark. */
export const isMadeIn = (mark: string, written: string | null): boolean =>
  entryIn(written).some(({ session }) => session === mark);

/**
 * What waits on this device until the server has confirmed it, as far as it was made in this session. Each item has an
 * entry of its own: two windows of one device never write over each other's.
 */
export const keptEntries = (prefix: string, mark: string, onFull: () => void) => {
  const all = () => keptNames(prefix).map(kept);
  return {
    written: () => all().filter((written) => isMadeIn(mark, written)),
    keep: (key: string, item: object): void => {
      const orders = all()
        .flatMap(entryIn)
        .map(({ order }) => order);
      if (!tryToKeep(prefix + key, JSON.stringify({ ...item, order: 1 + Math.max(0, ...orders), session: mark })))
        onFull();
    },
    forget: (keys: readonly string[]): void => {
      for (const key of keys) forget(prefix + key);
    },
  };
};
export type KeptEntries = ReturnType<typeof keptEntries>;
