import { RECENT_PUPILS } from '#domain/tracking/hearings';
import { keep, kept, readJson } from '#web/lib/kept.ts';

const NAME = 'himma-recent-pupils';

/** Storage is out of our hands: what is no list of ids is none. */
export const readRecent = (written: string | null): number[] => {
  const read = readJson(written);
  return Array.isArray(read) ? read.filter((id) => Number.isInteger(id)).slice(0, RECENT_PUPILS) : [];
};

/** The last one first, each once. */
export const withRecent = (recent: readonly number[], id: number): number[] =>
  [id, ...recent.filter((each) => each !== id)].slice(0, RECENT_PUPILS);

export const keptRecent = (): number[] => readRecent(kept(NAME));

export const keepRecent = (id: number): void => keep(NAME, JSON.stringify(withRecent(keptRecent(), id)));
