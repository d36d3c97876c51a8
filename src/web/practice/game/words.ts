import { compareWithBest } from '#domain/practice/personal-best';
import { repeatFactor } from '#domain/practice/scoring';
import { feedback, result as texts } from '#strings/practice/pupil';
import type { PracticeResult } from '#wire/practice';
import type { Judged } from './game-so-far.ts';

const isReduced = ({ verdict }: Pick<Judged, 'verdict'>, isReview: boolean): boolean => isReview && verdict.attempt > 1;

/** What a right answer brought. In a review a repeated question brings less, and says so. */
export const gainText = (judged: Pick<Judged, 'verdict'>, isReview: boolean): string => {
  const { change, attempt } = judged.verdict;
  const gain = change > 0 ? feedback.plus(change) : feedback.noPoints;
  return isReduced(judged, isReview) ? `${gain} (${feedback.ofOriginal(repeatFactor(attempt) * 100)})` : gain;
};

/** Why it is less; null where it is all of it. */
export const reductionText = (judged: Pick<Judged, 'verdict'>, isReview: boolean): string | null =>
  isReduced(judged, isReview) ? feedback.reduced : null;

/** How a result stands beside the pupil's best, in words. */
export const bestWords = ({ score, previousBest }: Pick<PracticeResult, 'score' | 'previousBest'>) => {
  const standing = compareWithBest(score, previousBest);
  if (standing.kind === 'first') return { title: texts.first, body: texts.firstBody, isBest: score > 0 };
  if (standing.kind === 'best')
    return { title: texts.best, body: texts.bestBody(standing.improvement, standing.percent), isBest: score > 0 };
  return { title: texts.below, body: texts.belowBody(standing.percentOfBest, standing.pointsNeeded), isBest: false };
};
