import type { Cell } from '#domain/exams/answers';
import { isSameSpot, type Spot } from './cell-queue.ts';

export interface Change extends Spot {
  readonly before: Cell;
  readonly after: Cell;
  /** Of a paper that was filled at once: what was written with it goes with it. */
  readonly step?: number | undefined;
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

/** The last own step that still stands: one cell, or all of a paper that was filled at once and nobody wrote over since. */
export const lastStep = (changes: readonly Change[], shownAt: (spot: Spot) => Cell) => {
  const last = lastStanding(changes, shownAt);
  if (!last) return null;
  const { step } = last.change;
  if (step === undefined) return { changes: [last.change], earlier: last.earlier };
  const from = changes.findIndex((change) => change.step === step);
  const together = changes.filter((change) => change.step === step);
  const isLater = (change: Change) =>
    changes.slice(changes.indexOf(change) + 1).some((each) => isSameSpot(each, change));
  const standing = together.filter((change) => !isLater(change) && shownAt(change) === change.after);
  return { changes: standing, earlier: changes.slice(0, from) };
};
