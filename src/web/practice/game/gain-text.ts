import { repeatFactor } from '#domain/practice/scoring';
import { feedback as texts } from '#strings/practice/pupil';
import type { Judged } from './standing.ts';

const isReduced = ({ verdict }: Pick<Judged, 'verdict'>, isReview: boolean): boolean => isReview && verdict.attempt > 1;

/** What a right answer brought. In a review a repeated question brings less, and says so. */
export const gainText = (judged: Pick<Judged, 'verdict'>, isReview: boolean): string => {
  const { change, attempt } = judged.verdict;
  const gain = change > 0 ? texts.plus(change) : texts.noPoints;
  return isReduced(judged, isReview) ? `${gain} (${texts.ofOriginal(repeatFactor(attempt) * 100)})` : gain;
};

/** Why it is less; null where it is all of it. */
export const reductionText = (judged: Pick<Judged, 'verdict'>, isReview: boolean): string | null =>
  isReduced(judged, isReview) ? texts.reduced : null;
