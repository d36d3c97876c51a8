import { type Amounts, opposite } from '#domain/ledger/ledger';
import { moveAll, moveLines } from '#server/ledger/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { closeShares, type HeldOrder, returnStock } from './orders-queries.ts';

/** What was paid for an order. */
type Payment = Amounts & Pick<HeldOrder, 'id' | 'itemName'>;

const isTooPoor = (error: unknown): boolean => error instanceof Refusal && error.code === 'balance_too_low';

/** Takes what a pupil pays, one line for each order; answers what is left. */
export const takePayments = async (executor: Executor, now: Date, studentId: number, payments: readonly Payment[]) => {
  const movements = payments.map(({ id, itemName, coins, points }) => ({
    studentId,
    amounts: opposite({ coins, points }),
    reason: 'purchase' as const,
    cause: `order:${id}:${studentId}`,
    note: itemName,
  }));
  try {
    return await moveLines(executor, now, studentId, movements);
  } catch (error) {
    // Taken back by the teacher since it was counted.
    throw isTooPoor(error) ? new Refusal('store_balance_too_low') : error;
  }
};

export interface Happened {
  /** Whose orders are not what they were. */
  readonly students: readonly number[];
  /** Whose money is not. */
  readonly paid: readonly number[];
  readonly isStockChanged: boolean;
}

/** The end of an order that is not delivered: everybody has everything back as it was taken, and the shelf too. */
export const giveBack = async (trx: Executor, now: Date, order: HeldOrder): Promise<Happened> => {
  const shares = await closeShares(trx, order.id);
  const payers = shares.filter((share) => share.status === 'returned');
  const isStockChanged = order.tookStock === 1 && (await returnStock(trx, order.itemId, order.quantity));
  const movements = payers.map(({ studentId, coins, points }) => ({
    studentId,
    amounts: { coins, points },
    reason: 'purchase_return' as const,
    cause: `order-return:${order.id}:${studentId}`,
    note: order.itemName,
  }));
  await moveAll(trx, now, movements);
  return {
    students: shares.map((share) => share.studentId),
    paid: payers.map((share) => share.studentId),
    isStockChanged,
  };
};

/** After the commit: who hears of it asks at once. */
export const tellOfOrders = ({ live }: Deps, { students, paid, isStockChanged }: Happened): void => {
  live.tell({ students }, 'orders');
  live.tell('staff', 'orders');
  if (paid.length > 0) {
    live.tell({ students: paid }, 'balance');
    live.tell('staff', 'balance');
  }
  if (isStockChanged) live.tell('students', 'store');
};
