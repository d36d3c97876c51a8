import type { Amounts } from '#domain/ledger/ledger';
import { partOfOne, sumOf } from '#domain/store/payment';
import { moveAll } from '#server/ledger/service';
import type { Executor } from '#server/platform/db/database';
import type { Refunds, Rejection } from '#server/privileges/service';
import * as queries from './orders-queries.ts';
import { giveBack, type Happened, tellOfOrders } from './payments.ts';

const partOf = (share: queries.PayerRow): Amounts => partOfOne(share.priceType, share.unitPrice ?? 0, share);

const listRefunds = async (executor: Executor, orderIds: readonly number[]): Promise<ReadonlyMap<number, Amounts>> => {
  const refunds = new Map<number, Amounts>();
  for (const share of await queries.listPaidShares(executor, orderIds)) {
    const others = refunds.get(share.orderId) ?? { coins: 0, points: 0 };
    refunds.set(share.orderId, sumOf([others, partOf(share)]));
  }
  return refunds;
};

/** One of several: the order goes on with the others, and holds what they cost. */
const giveOneBack = async (trx: Executor, now: Date, pickId: number, order: queries.HeldOrder): Promise<Happened> => {
  const shares = await queries.listPaidShares(trx, [order.id]);
  await queries.updateOrder(trx, order.id, { quantity: order.quantity - 1 });
  const isStockChanged = order.tookStock === 1 && (await queries.returnStock(trx, order.itemId, 1));
  for (const share of shares) {
    const { coins, points } = partOf(share);
    const left = { coins: share.coins - coins, points: share.points - points };
    await queries.updateShare(trx, order.id, share.studentId, left);
  }
  const movements = shares.map((share) => ({
    studentId: share.studentId,
    amounts: partOf(share),
    reason: 'purchase_return' as const,
    cause: `privilege-return:${pickId}:${share.studentId}`,
    note: order.itemName,
  }));
  await moveAll(trx, now, movements);
  const payers = shares.map((share) => share.studentId);
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
  const closedAt = now.toISOString();
  await queries.updateOrder(trx, orderId, { status: 'rejected', decidedBy: staffId, closedAt, reason });
  return giveBack(trx, now, order);
};

export const refunds: Refunds = {
  list: listRefunds,
  pay: async (trx, deps, now, rejection) => {
    const happened = await giveBackPrivilege(trx, now, rejection);
    return () => tellOfOrders(deps, happened);
  },
};
