import type { Cell } from '#domain/exams/answers';
import { isSameSpot, type Spot } from './cell-queue.ts';

export interface Change extends Spot {
  readonly before: Cell;
  readonly after: Cell;
}

/**
 * The last own change that still stands. What somebody else has written over since is not ours to take back, also where
 * they wrote what we had there before.
 */
export const lastStanding = (
  changes: readonly Change[],
  shownAt: (spot: Spot) => Cell,
): { readonly change: Change; readonly earlier: readonly Change[] } | null => {
  const isLastOfSpot = (change: Change, index: number) =>
    !changes.slice(index + 1).some((later) => isSameSpot(later, change));
  const at = changes.findLastIndex((change, index) => isLastOfSpot(change, index) && shownAt(change) === change.after);
  const change = changes[at];
  return change ? { change, earlier: changes.slice(0, at) } : null;
};
