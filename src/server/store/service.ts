import type { PupilActor } from '#domain/access/actors';
import { activePenalty } from '#server/penalties/service';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';
import { openingOf } from './selling.ts';
import { wishOf } from './wishes.ts';

export { stockShelfIfEmpty } from './catalogue.ts';
export { checkStore } from './check.ts';
export { checkout } from './checkout.ts';
export { forgetInOrders } from './forget.ts';
export { deliverOrders, undoDelivery } from './handing-out.ts';
export {
  approveOrder,
  deliverOrder,
  exportOrders,
  listOrders,
  listToHandOut,
  readStaffOrder,
  rejectOrder,
} from './orders.ts';
export { invitationsOf } from './orders-queries.ts';
export { listOwnOrders, readOwnOrder } from './own-orders.ts';
export { changePicture, isItemPicture, removePicture } from './pictures.ts';
export { readAffordability, readSales } from './reports.ts';
export { readSettings, saveSettings } from './settings.ts';
export { acceptShare, cancelOrder, declineShare } from './shares.ts';
export { addItem, editItem, orderShelf, setHidden } from './shelf.ts';
export { listShelf } from './shelf-queries.ts';
export { makeWish, wishOf } from './wishes.ts';

/** Everything on a pupil's store screens, in four reads; where it has hours, with the calendar. */
export const readStore = async (deps: Deps, { studentId }: PupilActor) => {
  const now = deps.clock();
  const [visitor] = (await queries.readVisitor(deps.db, { studentId })).rows;
  if (!visitor) throw new Error('a pupil without a row');
  const penalty = await activePenalty(deps.db, studentId, now);
  const { rows: items } = await queries.readShelf(deps.db, { studentId });
  const opening = await openingOf(deps.db, visitor, now);
  const wish = await wishOf(deps.db, studentId);
  return { now, studentId, visitor, opening, penalty, items, wish };
};
