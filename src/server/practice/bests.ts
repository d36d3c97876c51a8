import { isAhead } from '#domain/practice/arena';
import type { Executor } from '#server/platform/db/database';
import * as queries from './bests-queries.ts';

/** A best that another took the place of; none where it is the first. */
export interface BestChange {
  readonly before: queries.BestRow | undefined;
  readonly after: queries.BestRow;
}

/** Null where the pupil did as well or better before. */
export const keepBest = async (executor: Executor, before: queries.BestRow | undefined, after: queries.BestRow) => {
  if (before && !isAhead(after, before)) return null;
  await queries.writeBest(executor, after);
  return { before, after };
};

const KEY = ['contest_id', 'grade', 'mode', 'minutes', 'by_accuracy', 'score', 'accuracy'] as const;

const keyOf = (row: queries.SpreadRow): string => KEY.map((column) => row[column]).join();

const inOrderOfKey = (a: queries.SpreadRow, b: queries.SpreadRow): number => {
  const column = KEY.find((name) => a[name] !== b[name]);
  return column === undefined || a[column] < b[column] ? -1 : 1;
};

/** The two rows that count a best, with one pupil more or less. */
const counting = (
  { contest_id, grade, mode, minutes, score, accuracy }: queries.BestRow,
  by: 1 | -1,
): queries.SpreadRow[] => {
  const counted = { contest_id, grade, mode, minutes, score, pupils: by, accuracy_sum: by * accuracy };
  return [
    { ...counted, by_accuracy: 0, accuracy: 0 },
    { ...counted, by_accuracy: 1, accuracy },
  ];
};

/** In one statement for all changes of a transaction, each row once. */
const addUp = async (executor: Executor, counted: readonly queries.SpreadRow[]): Promise<void> => {
  const rows = new Map<string, queries.SpreadRow>();
  for (const row of counted) {
    const same = rows.get(keyOf(row));
    rows.set(keyOf(row), {
      ...row,
      pupils: row.pupils + (same?.pupils ?? 0),
      accuracy_sum: row.accuracy_sum + (same?.accuracy_sum ?? 0),
    });
  }
  if (rows.size > 0) await queries.addToSpread(executor, [...rows.values()].toSorted(inOrderOfKey));
};

export const countBests = (executor: Executor, changes: readonly BestChange[]): Promise<void> =>
  addUp(
    executor,
    changes.flatMap(({ before, after }) => [...(before ? counting(before, -1) : []), ...counting(after, 1)]),
  );

/** Before the bests of a pupil are deleted: ranks and averages are then those of the others. */
export const uncountBestsOf = async (executor: Executor, studentId: number): Promise<void> => {
  const bests = await queries.listBestsOfStudent(executor, studentId);
  await addUp(
    executor,
    bests.flatMap((best) => counting(best, -1)),
  );
};
