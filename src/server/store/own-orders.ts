import type { PupilActor } from '#domain/access/actors';
import { classmateLabels } from '#domain/roster/classmates';
import { afterAction } from '#domain/store/orders';
import { priceFor } from '#domain/store/payment';
import { activePenalty } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import { listClassmates } from '#server/roster/service';
import * as orders from './orders-queries.ts';

/** As the list of classmates has them, and those besides who have left the grade. */
const labelsFor = async (executor: Executor, pupil: PupilActor, payers: readonly orders.PayerRow[]) => {
  if (payers.length === 0) return new Map<number, string>();
  const named = new Map((await listClassmates(executor, pupil.grade)).map((classmate) => [classmate.id, classmate]));
  for (const { studentId: id, name, firstName } of payers) named.set(id, { id, name, firstName });
  return new Map(classmateLabels([...named.values()]).map(({ id, label }) => [id, label]));
};

export type OwnOrder = Awaited<ReturnType<typeof asOwn>>[number];

/** What a pupil may be told of orders: with whom, by first names, and what a share not paid yet would cost. */
export const asOwn = async (executor: Executor, now: Date, pupil: PupilActor, rows: readonly orders.OwnOrderRow[]) => {
  const shared = rows.filter((row) => row.payers > 1).map((row) => row.id);
  const payers = await orders.listPayers(executor, shared);
  const labels = await labelsFor(executor, pupil, payers);
  const penalty = rows.some((row) => row.unitPrice === null)
    ? await activePenalty(executor, pupil.studentId, now)
    : null;
  return rows.map((row) => {
    const isBuyer = row.studentId === pupil.studentId;
    return {
      isBuyer,
      share: {
        status: row.shareStatus,
        unitPrice: row.unitPrice ?? priceFor(row.itemPrice, row.itemPriceType, penalty?.priceIncrease ?? 0),
        coins: row.coins,
        points: row.points,
      },
      party: payers
        .filter((payer) => payer.orderId === row.id)
        .map(({ studentId, status }) => ({
          studentId,
          status,
          label: labels.get(studentId) ?? '',
          isBuyer: studentId === row.studentId,
          isYou: studentId === pupil.studentId,
        })),
      canCancel: isBuyer && afterAction(row.status, 'cancel') !== null,
      ...row,
    };
  });
};

export const readOwnOrder = async (executor: Executor, now: Date, pupil: PupilActor, orderId: number) => {
  const row = await orders.findOwn(executor, pupil.studentId, orderId);
  const [order] = row ? await asOwn(executor, now, pupil, [row]) : [];
  if (!order) throw new Refusal('order_not_found');
  return order;
};

/** Of the pupil's own share; the others by the names pupils know each other by. */
export const readOwnSlip = async (deps: Deps, pupil: PupilActor, orderId: number) => {
  const order = await readOwnOrder(deps.db, deps.clock(), pupil, orderId);
  return {
    ...order,
    orderId,
    studentName: pupil.name,
    grade: pupil.grade,
    unitPrice: order.share.unitPrice,
    partners: order.party.filter(({ isYou }) => !isYou).map(({ label }) => label),
  };
};

const PAGE = 30;

export const listOwnOrders = async (deps: Deps, pupil: PupilActor, before: number | undefined) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => orders.listOwn(deps.db, pupil.studentId, before, limit));
  return { orders: await asOwn(deps.db, deps.clock(), pupil, rows), nextBefore };
};
