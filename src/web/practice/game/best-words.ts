import { compareWithBest } from '#domain/practice/personal-best';
import { result as texts } from '#strings/practice/pupil';
import type { PracticeResult } from '#wire/practice';

/** How a result stands beside the pupil's best, in words. */
export const bestWords = ({ score, previousBest }: Pick<PracticeResult, 'score' | 'previousBest'>) => {
  const standing = compareWithBest(score, previousBest);
  if (standing.kind === 'first') return { title: texts.first, body: texts.firstBody, isBest: score > 0 };
  if (standing.kind === 'best')
    return { title: texts.best, body: texts.bestBody(standing.improvement, standing.percent), isBest: score > 0 };
  return { title: texts.below, body: texts.belowBody(standing.percentOfBest, standing.pointsNeeded), isBest: false };
};
