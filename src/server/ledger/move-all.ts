import type { Engine, Executor } from '#server/platform/db/database';
import type { PointsSpread } from '#server/platform/db/schema';
import { type Movement, moveLines } from './ledger.ts';
import { lockBalances, lockSpread } from './rows.ts';

type SpreadKey = Pick<PointsSpread, 'grade' | 'span' | 'bucket'>;

const byKey = (a: SpreadKey, b: SpreadKey): number => a.grade - b.grade || a.span - b.span || a.bucket - b.bucket;

const isRepeated = (key: SpreadKey, index: number, keys: readonly SpreadKey[]): boolean => {
  const before = keys[index - 1];
  return before !== undefined && byKey(before, key) === 0;
};

/**
 * Each pupil whose points change has the counts that ranks are made of written (`rank-triggers.ts`), in the order of
 * their key. Two pupils in one transaction would write them in the order of the pupils, and could wait in a ring with
 * somebody else: so all of them are taken beforehand, in that order.
 */
const takeInOrder = async (executor: Executor, movements: readonly Movement[]): Promise<void> => {
  const pupils = await lockBalances(
    executor,
    movements.map((movement) => movement.studentId),
  );
  const keys = pupils.flatMap(({ id, grade, points }): SpreadKey[] => {
    const change = movements.find((movement) => movement.studentId === id)?.amounts.points ?? 0;
    if (change === 0) return [];
    return ([1, 64] as const).flatMap((span) =>
      [points, points + change].map((each) => ({ grade, span, bucket: Math.floor(each / span) })),
    );
  });
  const once = keys.toSorted(byKey).filter((key, index, sorted) => !isRepeated(key, index, sorted));
  if (once.length > 0) await lockSpread(executor, once);
};

/** One movement for each of several pupils, in one transaction. */
export const moveAll = async (
  executor: Executor,
  engine: Engine,
  now: Date,
  movements: readonly Movement[],
): Promise<void> => {
  if (engine === 'postgres' && movements.length > 1) await takeInOrder(executor, movements);
  for (const movement of movements.toSorted((a, b) => a.studentId - b.studentId))
    await moveLines(executor, now, movement.studentId, [movement]);
};
