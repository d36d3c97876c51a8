import { forget, keep, kept, keptNames } from './kept.ts';

type Ordered = { readonly order: number };

const isOrdered = (read: unknown): read is Ordered =>
  typeof read === 'object' && read !== null && 'order' in read && typeof read.order === 'number';

/** Storage is out of our hands: what is no entry is none. */
const entryIn = (written: string | null): Ordered[] => {
  try {
    const read: unknown = JSON.parse(written ?? '');
    return isOrdered(read) ? [read] : [];
  } catch {
    return [];
  }
};

/** In the order in which they were made, which no clock tells: it may be set back. */
export const itemsIn = <Item extends object>(
  written: readonly (string | null)[],
  isItem: (read: object) => read is Item,
): Item[] =>
  written
    .flatMap(entryIn)
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, ...item }) => item)
    .filter(isItem);

/**
 * What waits on this device until the server has confirmed it. Each item has an entry of its own: two windows of one device
 * never write over each other's.
 */
export const keptList = (prefix: string) => {
  const written = () => keptNames(prefix).map(kept);
  return {
    written,
    keep: (key: string, item: object): void => {
      const orders = written()
        .flatMap(entryIn)
        .map(({ order }) => order);
      keep(prefix + key, JSON.stringify({ ...item, order: 1 + Math.max(0, ...orders) }));
    },
    forget: (keys: readonly string[]): void => {
      for (const key of keys) forget(prefix + key);
    },
  };
};
export type KeptList = ReturnType<typeof keptList>;
