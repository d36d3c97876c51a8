/** The formula's "far": a position beyond it counts for more than a whole. */
export const FAR_POSITION = 500;
const COMPLETION_WEIGHT = 60;
const POSITION_WEIGHT = 40;

/**
 * A word that is read right gets no mark, so that what was heard is known but for what is wrong or was only just put
 * right. To count the marks "completed" alone would rank who erred and mended it above who never erred.
 */
export const knownWords = (maxPosition: number, unsure: number): number => maxPosition + 1 - unsure;

export interface Progress {
  /** Words that are known: the formula's completed ones. */
  readonly completed: number;
  /** All words of the text. */
  readonly words: number;
  /** The furthest word that was heard. */
  readonly maxPosition: number;
}

/** The class ranking score of one pupil. */
export const rankingScore = ({ completed, words, maxPosition }: Progress): number =>
  words === 0 ? 0 : (completed / words) * COMPLETION_WEIGHT + (maxPosition / FAR_POSITION) * POSITION_WEIGHT;

export interface ClassProgress {
  /** Of the grade's text, from 0 to 100. */
  readonly percentage: number;
  /** Words of the grade's text. */
  readonly words: number;
}

const OUT_OF = 10;

/** A grade's percentage weighed by the size of its text beside the average of all, out of ten. */
export const normalisedScore = (
  { percentage, words }: ClassProgress,
  all: readonly { readonly words: number }[],
): number => {
  const average = all.reduce((sum, each) => sum + each.words, 0) / Math.max(all.length, 1);
  return average === 0 ? 0 : (percentage * (words / average)) / OUT_OF;
};

/** The grade with the top normalised score, where any has one above zero. */
export const bestClass = <Class extends ClassProgress>(classes: readonly Class[]): Class | null => {
  const [best] = classes
    .filter(({ percentage }) => percentage > 0)
    .toSorted((a, b) => normalisedScore(b, classes) - normalisedScore(a, classes));
  return best ?? null;
};

/** With fewer who were heard, a place among them says nothing. */
export const ENOUGH_HEARD = 3;

/** The best first; equals share a place, and the places after them are left out (1, 2, 2, 4). */
export const sharedRanks = <Scored extends { readonly score: number }>(
  scored: readonly Scored[],
): (Scored & { readonly rank: number })[] => {
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  return sorted.map((each) => ({ ...each, rank: sorted.findIndex(({ score }) => score === each.score) + 1 }));
};
