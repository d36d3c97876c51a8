/** What the page of one pupil says, in the order in which it stands there. */
export const PUPIL_PARTS = [
  'level',
  'coins',
  'attendance',
  'conduct',
  'exams',
  'practice',
  'quran',
  'messages',
  'orders',
  'card',
] as const;
export type PupilPartKind = (typeof PUPIL_PARTS)[number];

export interface Happened {
  /** ISO-8601, as everything that is stored. */
  readonly at: string;
  readonly text: string;
  readonly note: string | null;
}

/**
 * One page of what several sources tell, each newest first and, where it has so much, as long as was asked for, which is
 * more than the page. What happened at the moment that ends the page stands on it whole, so that the next page can begin
 * before that moment; null where there is none.
 */
export const mergedPage = <Entry extends Happened>(
  sources: readonly (readonly Entry[])[],
  { size, asked }: { size: number; asked: number },
) => {
  const all = sources.flat().toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  const last = all[size - 1];
  if (last === undefined) return { entries: all, nextBefore: null };
  const entries = all.filter(({ at }) => at >= last.at);
  const hasMore = entries.length < all.length || sources.some((source) => source.length >= asked);
  return { entries, nextBefore: hasMore ? last.at : null };
};
