import type { PupilActor } from '#domain/access/actors';
import { isRamadan } from '#domain/calendar/hijri';
import { schoolDay } from '#domain/calendar/school-day';
import type { Amounts } from '#domain/ledger/ledger';
import { afterAction } from '#domain/store/orders';
import { payFrom, priceFor } from '#domain/store/payment';
import { activePenalty } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { PURSE_TURN } from './checkout.ts';
import * as orders from './orders-queries.ts';
import { type OwnOrder, readOwnOrder } from './own-orders.ts';
import { giveBack, type Happened, takePayments, tellOfOrders } from './payments.ts';
import { readVisitor } from './queries.ts';
import { refuseUnlessSelling } from './selling.ts';

/** An order as it stands while a pupil answers to it. */
interface Held {
  readonly trx: Executor;
  readonly now: Date;
  readonly order: orders.HeldOrder;
  /** With the pupil's own share. */
  readonly own: orders.OwnOrderRow;
}

/**
 * Held until the commit, so that of two decisions at once the later one sees what the earlier one made of it. Nobody is
 * told where nothing is left to do.
 */
const answer = async (
  deps: Deps,
  pupil: PupilActor,
  orderId: number,
  act: (held: Held) => Promise<Happened | null>,
): Promise<OwnOrder> => {
  const now = deps.clock();
  const { own, news } = await inTurn(deps, [PURSE_TURN, pupil.studentId], async (trx) => {
    const order = await orders.holdOrder(trx, orderId);
    const row = await orders.findOwn(trx, pupil.studentId, orderId);
    if (!order || !row) throw new Refusal('order_not_found');
    const done = await act({ trx, now, order, own: row });
    return { own: await readOwnOrder(trx, now, pupil, orderId), news: done };
  });
  if (news) tellOfOrders(deps, news);
  return own;
};

const endOrder = async ({ trx, now, order }: Held, ending: 'cancel' | 'decline') => {
  const status = orRefuse(afterAction(order.status, ending), 'order_final');
  await orders.updateOrder(trx, order.id, { status, closedAt: now.toISOString() });
  return giveBack(trx, now, order);
};

export const cancelOrder = (deps: Deps, pupil: PupilActor, orderId: number) =>
  answer(deps, pupil, orderId, async (held) => {
    if (held.order.studentId !== pupil.studentId) throw new Refusal('order_not_found');
    return held.order.status === 'cancelled' ? null : endOrder(held, 'cancel');
  });

export const declineShare = (deps: Deps, pupil: PupilActor, orderId: number) =>
  answer(deps, pupil, orderId, async (held) => {
    if (held.own.shareStatus === 'declined') return null;
    if (held.own.shareStatus !== 'invited') throw new Refusal('order_final');
    const answeredAt = held.now.toISOString();
    await orders.updateShare(held.trx, orderId, pupil.studentId, { status: 'declined', answeredAt });
    return endOrder(held, 'decline');
  });

/** What the session costs this pupil now, unless it may not be had now. */
const priceNow = async ({ trx, now, own: row }: Held, studentId: number) => {
  if (row.notInRamadan === 1 && isRamadan(schoolDay(now))) throw new Refusal('store_not_in_ramadan');
  if (row.limitPerPupil !== null) {
    const had = await orders.countPaid(trx, studentId, row.itemId).executeTakeFirstOrThrow();
    if (Number(had.paid) + row.quantity > row.limitPerPupil) throw new Refusal('store_limit_reached');
  }
  // Sold for coins and priced in points since, or the other way: no price that the order could name.
  if (row.itemPriceType !== row.priceType) throw new Refusal('store_item_unavailable');
  const increase = (await activePenalty(trx, studentId, now))?.priceIncrease ?? 0;
  return priceFor(row.itemPrice, row.priceType, increase);
};

const payShare = async (held: Held, studentId: number, seenPrice: number) => {
  const { trx, now, own: row } = held;
  const [purse] = (await readVisitor(trx, { studentId })).rows;
  if (!purse) throw new Error('a pupil without a row');
  await refuseUnlessSelling(trx, purse, now);
  const price = await priceNow(held, studentId);
  if (price !== seenPrice) throw new Refusal('store_price_changed');
  const bill = { price, priceType: row.priceType, quantity: row.quantity };
  const payment = payFrom({ coins: purse.balance, points: purse.points }, [bill]);
  if (payment.kind === 'short') throw new Refusal('store_balance_too_low');
  const paid = payment.lines[0] as Amounts;
  const answeredAt = now.toISOString();
  await orders.updateShare(trx, row.id, studentId, { status: 'paid', unitPrice: price, ...paid, answeredAt });
  await takePayments(trx, now, studentId, [{ id: row.id, itemName: row.itemName, ...paid }]);
};

/** The partner's own money for the partner's own share; without enough of it the invitation stays. */
export const acceptShare = (deps: Deps, pupil: PupilActor, orderId: number, seenPrice: number) =>
  answer(deps, pupil, orderId, async (held) => {
    const { trx, order, own } = held;
    if (own.shareStatus === 'paid') return null;
    const status = afterAction(order.status, 'complete');
    if (own.shareStatus !== 'invited' || !status) throw new Refusal('order_final');
    await payShare(held, pupil.studentId, seenPrice);
    const payers = await orders.listPayers(trx, [orderId]);
    if (!payers.some((payer) => payer.status === 'invited')) await orders.updateOrder(trx, orderId, { status });
    return { students: payers.map((payer) => payer.studentId), paid: [pupil.studentId], isStockChanged: false };
  });
