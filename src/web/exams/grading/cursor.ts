import type { Spot } from './cell-queue.ts';

/** The pupils in the order of the grid. */
export type Rows = readonly { readonly studentId: number; readonly isAbsent: boolean }[];

const rowOf = (rows: Rows, { studentId }: Spot): number => rows.findIndex((row) => row.studentId === studentId);

/** The first question of the next pupil who was there. */
export const nextPupil = (rows: Rows, from: Spot): Spot | null => {
  const next = rows.find((row, at) => at > rowOf(rows, from) && !row.isAbsent);
  return next ? { studentId: next.studentId, place: 0 } : null;
};

/** Another pupil, absent or not, at the same question; the first and the last have none beside them. */
export const besidePupil = (rows: Rows, from: Spot, by: 1 | -1): Spot => ({
  ...from,
  studentId: (rows[rowOf(rows, from) + by] ?? from).studentId,
});

/** Typing goes on to the next question, from the last one to the next pupil; at the very end it stays. */
export const afterTyping = (rows: Rows, from: Spot, questions: number): Spot =>
  from.place < questions - 1 ? { ...from, place: from.place + 1 } : (nextPupil(rows, from) ?? from);

const MOVES: Readonly<Record<string, (rows: Rows, from: Spot, last: number) => Spot>> = {
  // The page runs from right to left: the next question is on the left.
  ArrowLeft: (_, from, last) => ({ ...from, place: Math.min(from.place + 1, last) }),
  ArrowRight: (_, from) => ({ ...from, place: Math.max(from.place - 1, 0) }),
  ArrowDown: (rows, from) => besidePupil(rows, from, 1),
  ArrowUp: (rows, from) => besidePupil(rows, from, -1),
  Home: (_, from) => ({ ...from, place: 0 }),
  End: (_, from, last) => ({ ...from, place: last }),
  Enter: (rows, from) => nextPupil(rows, from) ?? from,
};

/** Where a key leads; null where it leads nowhere. */
export const movedBy = (key: string, rows: Rows, from: Spot, questions: number): Spot | null =>
  MOVES[key]?.(rows, from, questions - 1) ?? null;
