import type { PupilActor } from '#domain/access/actors';
import { isRamadan } from '#domain/calendar/hijri';
import { schoolDay } from '#domain/calendar/school-day';
import { barOf, leftToBuy } from '#domain/store/items';
import { priceFor } from '#domain/store/payment';
import { activePenalty } from '#server/penalties/service';
import type { Deps } from '#server/platform/deps';
import * as queries from './queries.ts';
import { forSale, hoursOf, openingOf, purseOf } from './selling.ts';
import { wishOf } from './wishes.ts';

export { readdressShelf, stockShelfIfEmpty } from './catalogue.ts';
export { checkStore } from './check.ts';
export { checkout } from './checkout.ts';
export { forgetInOrders } from './forget.ts';
export {
  approveOrder,
  deliverOrder,
  deliverOrders,
  exportOrders,
  listOrders,
  listToHandOut,
  readStaffSlip,
  rejectOrder,
  undoDelivery,
} from './orders.ts';
export { invitationsOf } from './orders-queries.ts';
export { listOwnOrders, readOwnSlip } from './own-orders.ts';
export { changePicture, isItemPicture, removePicture } from './pictures.ts';
export { readAffordability, readSales } from './reports.ts';
export { readSettings, saveSettings } from './settings.ts';
export { acceptShare, cancelOrder, declineShare } from './shares.ts';
export { addItem, editItem, orderShelf, setHidden } from './shelf.ts';
export { listShelf } from './shelf-queries.ts';
export { makeWish, wishOf } from './wishes.ts';

const asSeen = (row: queries.ShelfRow, increase: number, isRamadanNow: boolean) => {
  const sale = forSale(row);
  const bar = barOf(sale, { isRamadan: isRamadanNow, bought: row.bought });
  return {
    basePrice: row.price,
    bar,
    left: bar ? 0 : leftToBuy(sale, row.bought),
    ...row,
    price: priceFor(row.price, row.priceType, increase),
    specs: JSON.parse(row.specs) as string[],
  };
};

/** Everything on a pupil's store screens, in four reads; where it has hours, with the calendar. */
export const readStore = async (deps: Deps, { studentId }: PupilActor) => {
  const now = deps.clock();
  const [visitor] = (await queries.readVisitor(deps.db, { studentId })).rows;
  if (!visitor) throw new Error('a pupil without a row');
  const penalty = await activePenalty(deps.db, studentId, now);
  const { rows } = await queries.readShelf(deps.db, { studentId });
  const opening = await openingOf(deps.db, visitor, now);
  const wish = await wishOf(deps.db, studentId);
  const isRamadanNow = isRamadan(schoolDay(now));
  return {
    ...opening,
    studentId,
    mode: visitor.mode,
    hours: hoursOf(visitor),
    purse: purseOf(visitor),
    penalty,
    items: rows.map((row) => asSeen(row, penalty?.priceIncrease ?? 0, isRamadanNow)),
    wishId: wish?.id ?? null,
    invitations: visitor.invitations,
    openOrders: visitor.openOrders,
  };
};
