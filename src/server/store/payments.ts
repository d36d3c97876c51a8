import { type Amounts, opposite } from '#domain/ledger/ledger';
import { type Movement, moveAll, moveLines } from '#server/ledger/service';
import type { Engine, Executor } from '#server/platform/db/database';
import { Refusal } from '#server/platform/errors';

/** What was paid for an order. */
interface Payment extends Amounts {
  readonly id: number;
  readonly item_name: string;
}

const isTooPoor = (error: unknown): boolean => error instanceof Refusal && error.code === 'balance_too_low';

/** Takes what a pupil pays, one line for each order; answers what is left. */
export const takePayments = async (executor: Executor, now: Date, studentId: number, payments: readonly Payment[]) => {
  const movements = payments.map(
    ({ id, item_name, coins, points }): Movement => ({
      studentId,
      amounts: opposite({ coins, points }),
      reason: 'purchase',
      cause: `order:${id}:${studentId}`,
      note: item_name,
    }),
  );
  try {
    return await moveLines(executor, now, studentId, movements);
  } catch (error) {
    // Taken back by the teacher since it was counted.
    throw isTooPoor(error) ? new Refusal('store_balance_too_low') : error;
  }
};

interface Payer extends Amounts {
  readonly student_id: number;
}

/** Exactly as it was taken. */
export const returnPayments = (
  executor: Executor,
  engine: Engine,
  now: Date,
  order: Pick<Payment, 'id' | 'item_name'>,
  payers: readonly Payer[],
): Promise<void> =>
  moveAll(
    executor,
    engine,
    now,
    payers.map(({ student_id, coins, points }) => ({
      studentId: student_id,
      amounts: { coins, points },
      reason: 'purchase_return',
      cause: `order-return:${order.id}:${student_id}`,
      note: order.item_name,
    })),
  );
