import type { Cell } from '#domain/exams/answers';
import { isSameSpot, type Spot } from './cell-queue.ts';

export interface Change extends Spot {
  readonly before: Cell;
  readonly after: Cell;
  /** What was written with it, such as the rest of a paper, goes with it. */
  readonly step: number;
}

/**
 * What the last own step wrote that still stands. What somebody else has written over since is not ours to take back, also
 * where they wrote what we had there before.
 */
export const lastStep = (changes: readonly Change[], shownAt: (spot: Spot) => Cell) => {
  const isStanding = (change: Change, at: number) =>
    shownAt(change) === change.after && !changes.slice(at + 1).some((later) => isSameSpot(later, change));
  const last = changes.findLast(isStanding);
  if (!last) return null;
  const isOfStep = ({ step }: Change) => step === last.step;
  return {
    changes: changes.filter((change, at) => isOfStep(change) && isStanding(change, at)),
    earlier: changes.slice(0, changes.findIndex(isOfStep)),
  };
};
