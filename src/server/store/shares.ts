import type { PupilActor } from '#domain/access/actors';
import { isRamadan } from '#domain/calendar/school-day';
import type { Amounts } from '#domain/ledger/ledger';
import { afterAction, type ShareStatus } from '#domain/store/orders';
import { payFrom, priceFor } from '#domain/store/payment';
import { activePenalty } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { PURSE_TURN } from './checkout.ts';
import { giveBack } from './give-back.ts';
import { tellOfOrders } from './news.ts';
import { refuseUnlessSelling } from './opening.ts';
import * as orders from './orders-queries.ts';
import { type OwnOrders, readOwnOrder } from './own-orders.ts';
import { takePayments } from './payments.ts';
import { readPurse } from './queries.ts';

/** Held until the commit, so that of two decisions at once the later one sees what the earlier one made of it. */
const holdOwn = async (trx: Executor, { studentId }: PupilActor, orderId: number) => {
  const order = await orders.holdOrder(trx, orderId);
  const share = await orders.findShare(trx, orderId, studentId);
  if (!order || !share) throw new Refusal('order_not_found');
  return { order, share };
};

type Ending = 'cancel' | 'decline';

const endOrder = async (trx: Executor, deps: Deps, now: Date, order: orders.HeldOrder, ending: Ending) => {
  const status = afterAction(order.status, ending);
  if (!status) throw new Refusal('order_final');
  await orders.setStatus(trx, order.id, status, { closed_at: now.toISOString() });
  return giveBack(trx, deps, now, order);
};

export const cancelOrder = async (deps: Deps, pupil: PupilActor, orderId: number): Promise<OwnOrders> => {
  const now = deps.clock();
  const { answer, news } = await deps.db.transaction().execute(async (trx) => {
    const { order } = await holdOwn(trx, pupil, orderId);
    if (order.student_id !== pupil.studentId) throw new Refusal('order_not_found');
    const done = order.status === 'cancelled' ? null : await endOrder(trx, deps, now, order, 'cancel');
    return { answer: await readOwnOrder(trx, now, pupil, orderId), news: done };
  });
  if (news) tellOfOrders(deps, news);
  return answer;
};

export const declineShare = async (deps: Deps, pupil: PupilActor, orderId: number): Promise<OwnOrders> => {
  const now = deps.clock();
  const decline = async (trx: Executor, order: orders.HeldOrder, status: ShareStatus) => {
    if (status === 'declined') return null;
    if (status !== 'invited') throw new Refusal('order_final');
    await orders.declineShare(trx, orderId, pupil.studentId, now.toISOString());
    return endOrder(trx, deps, now, order, 'decline');
  };
  const { answer, news } = await deps.db.transaction().execute(async (trx) => {
    const { order, share } = await holdOwn(trx, pupil, orderId);
    const done = await decline(trx, order, share.status);
    return { answer: await readOwnOrder(trx, now, pupil, orderId), news: done };
  });
  if (news) tellOfOrders(deps, news);
  return answer;
};

const isLimitReached = async (trx: Executor, studentId: number, row: orders.OwnOrderRow): Promise<boolean> => {
  if (row.limit_per_pupil === null) return false;
  return (await orders.countPaid(trx, studentId, row.item_id)) + row.quantity > row.limit_per_pupil;
};

/** What the session costs this pupil now, unless it may not be had now. */
const priceNow = async (trx: Executor, now: Date, { studentId }: PupilActor, row: orders.OwnOrderRow) => {
  if (row.not_in_ramadan === 1 && isRamadan(now)) throw new Refusal('store_not_in_ramadan');
  if (await isLimitReached(trx, studentId, row)) throw new Refusal('store_limit_reached');
  // Sold for coins and priced in points since, or the other way: no price that the order could name.
  if (row.item_price_type !== row.price_type) throw new Refusal('store_item_unavailable');
  const increase = (await activePenalty(trx, studentId, now))?.priceIncrease ?? 0;
  return priceFor(row.item_price, row.price_type, increase);
};

const payShare = async (trx: Executor, now: Date, pupil: PupilActor, row: orders.OwnOrderRow, seenPrice: number) => {
  const { studentId } = pupil;
  const [purse] = (await readPurse(trx, { studentId })).rows;
  if (!purse) throw new Error('a pupil without a row');
  refuseUnlessSelling(purse, now);
  const price = await priceNow(trx, now, pupil, row);
  if (price !== seenPrice) throw new Refusal('store_price_changed');
  const bill = { price, priceType: row.price_type, quantity: row.quantity };
  const payment = payFrom({ coins: purse.balance, points: purse.points }, [bill]);
  if (payment.kind === 'short') throw new Refusal('store_balance_too_low');
  const { coins, points } = payment.lines[0] as Amounts;
  await orders.payShare(trx, row.id, studentId, { unit_price: price, coins, points, answered_at: now.toISOString() });
  await takePayments(trx, now, studentId, [{ id: row.id, item_name: row.item_name, coins, points }]);
};

const accept = async (trx: Executor, now: Date, pupil: PupilActor, orderId: number, seenPrice: number) => {
  const { order, share } = await holdOwn(trx, pupil, orderId);
  if (share.status === 'paid') return null;
  const next = afterAction(order.status, 'complete');
  const row = await orders.findOwn(trx, pupil.studentId, orderId);
  if (share.status !== 'invited' || !next || !row) throw new Refusal('order_final');
  await payShare(trx, now, pupil, row, seenPrice);
  if (!(await orders.hasInvitations(trx, orderId))) await orders.setStatus(trx, orderId, next);
  const payers = await orders.listPayers(trx, [orderId]);
  return { students: payers.map((payer) => payer.student_id), paid: [pupil.studentId], isStockChanged: false };
};

/** The partner's own money for the partner's own share; without enough of it the invitation stays. */
export const acceptShare = async (
  deps: Deps,
  pupil: PupilActor,
  orderId: number,
  seenPrice: number,
): Promise<OwnOrders> => {
  const now = deps.clock();
  const { answer, news } = await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, PURSE_TURN, String(pupil.studentId));
    const done = await accept(trx, now, pupil, orderId, seenPrice);
    return { answer: await readOwnOrder(trx, now, pupil, orderId), news: done };
  });
  if (news) tellOfOrders(deps, news);
  return answer;
};
