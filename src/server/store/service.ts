import type { PupilActor } from '#domain/access/actors';
import { classmateLabels } from '#domain/store/classmates';
import { activePenalty } from '#server/penalties/service';
import type { Deps } from '#server/platform/deps';
import { readStaffOrder } from './orders.ts';
import { readOwnOrder } from './own-orders.ts';
import * as queries from './queries.ts';

export { readAffordability } from './affordability.ts';
export { stockShelfIfEmpty } from './catalogue.ts';
export { checkStore } from './check.ts';
export { checkout } from './checkout.ts';
export { approveOrder, deliverOrder, listOrders, listToHandOut, rejectOrder } from './orders.ts';
export { listOwnOrders } from './own-orders.ts';
export { changePicture, isItemPicture, removePicture } from './pictures.ts';
export { readSales } from './sales.ts';
export { readSettings, saveSettings } from './settings.ts';
export { acceptShare, cancelOrder, declineShare } from './shares.ts';
export { addItem, editItem, hideItem, listShelf, orderShelf, showItem } from './shelf.ts';

/** Everything on a pupil's store screens, in three reads. */
export const readStore = async (deps: Deps, { studentId }: PupilActor) => {
  const now = deps.clock();
  const [visitor] = (await queries.readVisitor(deps.db, { studentId })).rows;
  if (!visitor) throw new Error('a pupil without a row');
  const penalty = await activePenalty(deps.db, studentId, now);
  const { rows: items } = await queries.readShelf(deps.db, { studentId });
  return { now, studentId, visitor, penalty, items };
};

export const listClassmates = async (deps: Deps, { studentId, grade }: PupilActor) =>
  classmateLabels(await queries.listClassmates(deps.db, grade)).filter(({ id }) => id !== studentId);

export const readOwnSlip = (deps: Deps, pupil: PupilActor, orderId: number) =>
  readOwnOrder(deps.db, deps.clock(), pupil, orderId);

export const readStaffSlip = (deps: Deps, orderId: number) => readStaffOrder(deps.db, orderId);
