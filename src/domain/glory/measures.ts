import { REGULAR_LESSONS } from './boards.ts';

/** Ratings to two decimals, as whole hundredths, so that what looks the same is the same. */
export const averageRating = (sum: number, count: number): number => Math.round((sum / count) * 100);

/** The share of the lessons to which a pupil came, late or not, in percent; null where they are too few to say. */
export const regularity = (attended: number, held: number): number | null =>
  held < REGULAR_LESSONS ? null : Math.floor((attended / held) * 100);
