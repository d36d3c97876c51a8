import type { Cell } from '#domain/exams/answers';
import type { Spot } from './cell-queue.ts';

export interface Change extends Spot {
  readonly before: Cell;
  readonly after: Cell;
}

/** The last own change that still stands; those that somebody else has written over since are not ours to take back. */
export const lastStanding = (
  changes: readonly Change[],
  shownAt: (spot: Spot) => Cell,
): { readonly change: Change; readonly earlier: readonly Change[] } | null => {
  const at = changes.findLastIndex((change) => shownAt(change) === change.after);
  const change = changes[at];
  return change ? { change, earlier: changes.slice(0, at) } : null;
};
