import type { Entry, KeptEntries } from '#web/lib/outbox/kept-entries.ts';

/** A device's storage, with what an earlier page left in it. */
export const makeKept = (...before: readonly (readonly [key: string, item: object])[]) => {
  const entries = new Map<string, Entry>();
  const kept: KeptEntries = {
    read: () => [...entries.values()],
    keep: (key, item) => void entries.set(key, { ...item, order: entries.size }),
    forget: (keys) => {
      for (const key of keys) entries.delete(key);
    },
  };
  for (const [key, item] of before) kept.keep(key, item);
  return { ...kept, entries };
};
