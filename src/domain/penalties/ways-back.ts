/** What a pupil can learn so that a penalty ends sooner: a review of questions, or a drill of the own words. */
export const WAYS_BACK = ['review', 'drill'] as const;
export type WayBack = (typeof WAYS_BACK)[number];

/** The days that each takes off; 0 is not offered. Staff set them. */
export type WaysBack = Readonly<Record<WayBack, number>>;

export const WAY_BACK_DAYS_MAX = 6;
export const REVIEW_BACK_QUESTIONS = 20;
export const REVIEW_BACK_PERCENT = 80;

export const isReviewBack = ({ questions, correct }: { questions: number; correct: number }): boolean =>
  questions >= REVIEW_BACK_QUESTIONS && correct * 100 >= questions * REVIEW_BACK_PERCENT;
