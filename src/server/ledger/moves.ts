import { type Amounts, EARNED, type LedgerReason, type LogType } from '#domain/ledger/ledger';
import type { RewardSource } from '#domain/rewards/kinds';
import type { Executor } from '#server/platform/db/database';
import { Refusal } from '#server/platform/errors';
import { addToBalances } from '#server/roster/service';
import { addToPeriods } from './periods.ts';
import * as queries from './queries.ts';

export interface Movement {
  readonly studentId: number;
  readonly amounts: Amounts;
  readonly reason: LedgerReason;
  /** One of a kind for what causes it: the same cause never moves anything twice. */
  readonly cause: string;
  readonly rewardSource?: RewardSource;
  readonly reversesId?: number;
  /** The class session that ended with it. */
  readonly sessionId?: number;
  readonly staffId?: number;
  readonly note?: string;
}

const sumOf = (movements: readonly Movement[]): Amounts => ({
  points: movements.reduce((sum, { amounts }) => sum + amounts.points, 0),
  coins: movements.reduce((sum, { amounts }) => sum + amounts.coins, 0),
});

const logTypeOf = ({ sessionId, amounts }: Movement): LogType => {
  if (sessionId !== undefined) return 'session_end';
  return amounts.points === 0 ? 'balance_change' : 'points_change';
};

/**
 * The only place where points or coins change: a pupil's balances and the lines that explain them, in the caller's
 * transaction. Several lines must all give or all take, and change the balances in one step.
 */
export const moveLines = async (executor: Executor, now: Date, studentId: number, movements: readonly Movement[]) => {
  const sum = sumOf(movements);
  const { rows } = await addToBalances(executor, { id: studentId, ...sum });
  const [after] = rows;
  if (!after)
    throw new Refusal((await queries.studentExists(executor, studentId)) ? 'balance_too_low' : 'student_not_found');
  let id = 0;
  let points = after.points - sum.points;
  let balance = after.balance - sum.coins;
  for (const movement of movements) {
    const { amounts } = movement;
    points += amounts.points;
    balance += amounts.coins;
    const inserted = await queries.insertLine(executor, {
      studentId,
      logType: logTypeOf(movement),
      value: amounts.points,
      coinsEarned: amounts.coins,
      pointsAfter: points,
      balanceAfter: balance,
      reason: movement.reason,
      cause: movement.cause,
      rewardSource: movement.rewardSource ?? null,
      reversesId: movement.reversesId ?? null,
      staffId: movement.staffId ?? null,
      note: movement.note ?? null,
      sessionId: movement.sessionId ?? null,
      createdAt: now.toISOString(),
    });
    id = inserted.rows[0]?.id as number;
  }
  await addToPeriods(executor, now, studentId, sumOf(movements.filter(({ reason }) => EARNED.includes(reason))));
  return { id, points, balance };
};

/** One movement for each of several pupils, in one transaction: in the order of their ids, so that no two wait in a ring. */
export const moveAll = async (executor: Executor, now: Date, movements: readonly Movement[]) => {
  for (const movement of movements.toSorted((a, b) => a.studentId - b.studentId))
    await moveLines(executor, now, movement.studentId, [movement]);
};
