import type { Amounts } from '#domain/ledger/ledger';
import { partOfOne } from '#domain/store/payment';
import { moveAll } from '#server/ledger/service';
import type { Executor } from '#server/platform/db/database';
import type { Refunds, Rejection } from '#server/privileges/service';
import * as queries from './orders-queries.ts';
import { giveBack, type Happened, tellOfOrders } from './payments.ts';

const partOf = ({ price_type, unit_price, coins, points }: queries.PaidShare): Amounts =>
  partOfOne(price_type, unit_price ?? 0, { coins, points });

const listRefunds = async (executor: Executor, orderIds: readonly number[]): Promise<ReadonlyMap<number, Amounts>> => {
  const refunds = new Map<number, Amounts>();
  for (const share of await queries.listPaidShares(executor, orderIds)) {
    const { coins, points } = partOf(share);
    const others = refunds.get(share.order_id) ?? { coins: 0, points: 0 };
    refunds.set(share.order_id, { coins: coins + others.coins, points: points + others.points });
  }
  return refunds;
};

/** One of several: the order goes on with the others, and holds what they cost. */
const giveOneBack = async (trx: Executor, now: Date, pickId: number, order: queries.HeldOrder): Promise<Happened> => {
  const shares = await queries.listPaidShares(trx, [order.id]);
  await queries.updateOrder(trx, order.id, { quantity: order.quantity - 1 });
  const isStockChanged = order.took_stock === 1 && (await queries.returnStock(trx, order.item_id, 1));
  for (const share of shares) {
    const { coins, points } = partOf(share);
    const left = { coins: share.coins - coins, points: share.points - points };
    await queries.updateShare(trx, order.id, share.student_id, left);
  }
  const movements = shares.map((share) => ({
    studentId: share.student_id,
    amounts: partOf(share),
    reason: 'purchase_return' as const,
    cause: `privilege-return:${pickId}:${share.student_id}`,
    note: order.item_name,
  }));
  await moveAll(trx, now, movements);
  const payers = shares.map((share) => share.student_id);
  return { students: payers, paid: payers, isStockChanged };
};

/** A bought privilege that the teacher rejects ends as a rejected order does: everybody has back what it cost. */
const giveBackPrivilege = async (
  trx: Executor,
  now: Date,
  { pickId, orderId, staffId, reason }: Rejection,
): Promise<Happened> => {
  const order = await queries.holdOrder(trx, orderId);
  if (!order) throw new Error('a bought privilege without its order');
  if (order.quantity > 1) return giveOneBack(trx, now, pickId, order);
  const closed_at = now.toISOString();
  await queries.updateOrder(trx, orderId, { status: 'rejected', decided_by: staffId, closed_at, reason });
  return giveBack(trx, now, order);
};

export const refunds: Refunds = {
  list: listRefunds,
  pay: async (trx, deps, now, rejection) => {
    const happened = await giveBackPrivilege(trx, now, rejection);
    return () => tellOfOrders(deps, happened);
  },
};
