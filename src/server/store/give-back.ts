import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { closeShares, type HeldOrder, returnStock } from './orders-queries.ts';
import { returnPayments } from './payments.ts';

/** The end of an order that is not delivered: everybody has everything back, and the shelf too. Answers who to tell what. */
export const giveBack = async (trx: Executor, { engine }: Deps, now: Date, order: HeldOrder) => {
  const shares = await closeShares(trx, order.id);
  const payers = shares.filter((share) => share.status === 'returned');
  const isStockChanged = order.took_stock === 1 && (await returnStock(trx, order.item_id, order.quantity));
  await returnPayments(trx, engine, now, order, payers);
  return {
    students: shares.map((share) => share.student_id),
    paid: payers.map((share) => share.student_id),
    isStockChanged,
  };
};
