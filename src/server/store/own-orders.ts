import type { PupilActor } from '#domain/access/actors';
import { classmateLabels } from '#domain/roster/classmates';
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
  const named = new Map((await listClassmates(executor, pupil.grade)).map(({ id, name }) => [id, name]));
  for (const { studentId, name } of payers) named.set(studentId, name);
  const pupils = [...named].map(([id, name]) => ({ id, name }));
  return new Map(classmateLabels(pupils).map(({ id, label }) => [id, label]));
};

export type OwnOrders = Awaited<ReturnType<typeof withCompany>>;

/** What a pupil may be told of orders: with whom, by first names, and what a share not paid yet would cost. */
export const withCompany = async (
  executor: Executor,
  now: Date,
  pupil: PupilActor,
  rows: readonly orders.OwnOrderRow[],
) => {
  const shared = rows.filter((row) => row.payers > 1).map((row) => row.id);
  const payers = await orders.listPayers(executor, shared);
  const penalty = rows.some((row) => row.unitPrice === null)
    ? await activePenalty(executor, pupil.studentId, now)
    : null;
  return {
    studentId: pupil.studentId,
    rows,
    payers,
    labels: await labelsFor(executor, pupil, payers),
    priceIncrease: penalty?.priceIncrease ?? 0,
  };
};

export const readOwnOrder = async (executor: Executor, now: Date, pupil: PupilActor, orderId: number) => {
  const row = await orders.findOwn(executor, pupil.studentId, orderId);
  if (!row) throw new Refusal('order_not_found');
  return withCompany(executor, now, pupil, [row]);
};

const PAGE = 30;

export const listOwnOrders = async (deps: Deps, pupil: PupilActor, before: number | undefined) => {
  const { rows, nextBefore } = await readPage(PAGE, (limit) => orders.listOwn(deps.db, pupil.studentId, before, limit));
  return { orders: await withCompany(deps.db, deps.clock(), pupil, rows), nextBefore };
};
