import type { PupilActor } from '#domain/access/actors';
import { isRamadan } from '#domain/calendar/hijri';
import { schoolDay } from '#domain/calendar/school-day';
import type { Amounts } from '#domain/ledger/ledger';
import type { RewardType } from '#domain/rewards/kinds';
import type { Cart } from '#domain/store/cart';
import { type Bar, barOf, leftToBuy } from '#domain/store/items';
import { payFrom, priceFor } from '#domain/store/payment';
import { activePenalty } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import { listPartners } from '#server/roster/service';
import { type LineRefusal, lineItemGone, lineRefusalText } from '#strings/store/line-refusals';
import type { CheckoutWish, Purse } from '#wire/store/pupil';
import { listOwnOfCart, type OwnOrderRow } from './orders-queries.ts';
import { asOwn, type OwnOrder } from './own-orders.ts';
import { takePayments, tellOfOrders } from './payments.ts';
import * as queries from './queries.ts';
import { forSale, purseOf, refuseUnlessSelling } from './selling.ts';

/** A pupil pays one thing after the other: two tabs at once must not both count the same coins or the same limit. */
export const PURSE_TURN = 'purse';

interface Line {
  /** Its place in the cart, which a refusal names. */
  readonly index: number;
  readonly item: queries.ShelfRow;
  readonly price: number;
  /** The price that the pupil saw, and in what. */
  readonly seen: { readonly price: number; readonly priceType: RewardType };
  readonly quantity: number;
  readonly partners: readonly number[];
}

/** One payment of one pupil. */
interface Purchase {
  readonly trx: Executor;
  readonly now: Date;
  readonly pupil: PupilActor;
  readonly wish: CheckoutWish;
}

const BAR_CODES: Readonly<Record<Bar, LineRefusal>> = {
  not_available: 'store_item_unavailable',
  ramadan: 'store_not_in_ramadan',
  out_of_stock: 'store_out_of_stock',
  limit_reached: 'store_limit_reached',
};

const refuse = (code: LineRefusal, { index, item }: Line): never => {
  throw new Refusal(code, { fields: { [`lines.${index}`]: lineRefusalText(code, item.name) } });
};

const whyNot = ({ item, quantity, partners, price, seen }: Line, now: Date): LineRefusal | null => {
  const sale = forSale(item);
  const bar = barOf(sale, { isRamadan: sale.notInRamadan && isRamadan(schoolDay(now)), bought: item.bought });
  if (bar) return BAR_CODES[bar];
  if (item.stock !== null && quantity > item.stock) return 'store_out_of_stock';
  if (quantity > leftToBuy(sale, item.bought)) return 'store_limit_reached';
  if (price !== seen.price || item.priceType !== seen.priceType) return 'store_price_changed';
  return partners.length === item.partySize - 1 ? null : 'store_partners_needed';
};

const readLines = async ({ trx, now, pupil, wish }: Purchase): Promise<Line[]> => {
  const { studentId } = pupil;
  const increase = (await activePenalty(trx, studentId, now))?.priceIncrease ?? 0;
  const lines: Line[] = [];
  for (const [index, seen] of wish.lines.entries()) {
    const { itemId, quantity, partners } = seen;
    const [item] = (await queries.readShelfItem(trx, { studentId, itemId })).rows;
    if (!item) throw new Refusal('store_item_not_found', { fields: { [`lines.${index}`]: lineItemGone } });
    const line = { index, item, price: priceFor(item.price, item.priceType, increase), seen, quantity, partners };
    const problem = whyNot(line, now);
    if (problem) refuse(problem, line);
    lines.push(line);
  }
  return lines;
};

const refuseStrangers = async ({ trx, pupil }: Purchase, lines: readonly Line[]): Promise<void> => {
  const named = lines.flatMap((line) => line.partners);
  if (named.length === 0) return;
  const found = new Set((await listPartners(trx, pupil.grade, named)).map(({ id }) => id));
  found.delete(pupil.studentId);
  for (const line of lines)
    if (line.partners.some((partner) => !found.has(partner))) refuse('store_partner_not_found', line);
};

/** In the order of the items, so that no two buyers wait for each other in a ring. Answers whether any was counted. */
const takeStock = async ({ trx }: Purchase, lines: readonly Line[]): Promise<boolean> => {
  const counted = lines.filter((line) => line.item.stock !== null).toSorted((a, b) => a.item.id - b.item.id);
  for (const line of counted) {
    const { rows } = await queries.takeStock(trx, { itemId: line.item.id, quantity: line.quantity });
    if (rows.length === 0) refuse('store_out_of_stock', line);
  }
  return counted.length > 0;
};

/** The order with its shares, as reading it back would answer. */
const placeOrder = async (purchase: Purchase, line: Line, { coins, points }: Amounts): Promise<OwnOrderRow> => {
  const { trx, now, pupil, wish } = purchase;
  const { item, quantity, partners, price } = line;
  const { studentId } = pupil;
  const at = now.toISOString();
  const order = {
    studentId,
    itemId: item.id,
    itemName: item.name,
    priceType: item.priceType,
    quantity,
    status: partners.length > 0 ? ('awaiting' as const) : ('pending' as const),
    createdAt: at,
  };
  const { rows } = await queries.insertOrder(trx, {
    requestKey: wish.requestKey,
    schoolDay: schoolDay(now),
    tookStock: item.stock === null ? 0 : 1,
    ...order,
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Refusal('request_key_reused');
  const own = { orderId: id, studentId, unitPrice: price, coins, points, answeredAt: at };
  await queries.insertShare(trx, { ...own, status: 'paid' });
  const open = { orderId: id, unitPrice: null, coins: 0, points: 0, answeredAt: null };
  for (const partner of partners) await queries.insertShare(trx, { ...open, studentId: partner, status: 'invited' });
  return {
    ...item,
    id,
    reason: null,
    approvedAt: null,
    closedAt: null,
    itemPrice: item.price,
    itemPriceType: item.priceType,
    shareStatus: 'paid',
    payers: partners.length + 1,
    ...own,
    ...order,
  };
};

interface Bought {
  readonly orders: readonly OwnOrder[];
  readonly purse: Purse;
  /** Null where it was bought before and only asked again. */
  readonly news: { readonly isStockChanged: boolean } | null;
}

const buy = async (purchase: Purchase, purse: queries.PurseRow): Promise<Bought> => {
  const { trx, now, pupil } = purchase;
  await refuseUnlessSelling(trx, purse, now);
  const lines = await readLines(purchase);
  await refuseStrangers(purchase, lines);
  const payment = payFrom(
    { coins: purse.balance, points: purse.points },
    lines.map(({ item, price, quantity }) => ({ price, priceType: item.priceType, quantity })),
  );
  if (payment.kind === 'short') throw new Refusal('store_balance_too_low');
  const isStockChanged = await takeStock(purchase, lines);
  const placed: OwnOrderRow[] = [];
  for (const [place, line] of lines.entries())
    placed.push(await placeOrder(purchase, line, payment.lines[place] as Amounts));
  const left = await takePayments(trx, now, pupil.studentId, placed);
  return { orders: await asOwn(trx, now, pupil, placed), purse: purseOf(left), news: { isStockChanged } };
};

/** The prices seen are not part of it: once paid, an answer that was lost is given again whatever they are now. */
const cartText = (lines: Cart): string =>
  JSON.stringify(
    lines
      .toSorted((a, b) => a.itemId - b.itemId)
      .map(({ itemId, quantity, partners }) => [itemId, quantity, partners.toSorted((a, b) => a - b)]),
  );

const cartOf = (orders: readonly OwnOrder[]): Cart =>
  orders.map(({ itemId, quantity, party }) => ({
    itemId,
    quantity,
    partners: party.filter(({ isYou }) => !isYou).map(({ studentId }) => studentId),
  }));

const answerAgain = async ({ trx, now, pupil, wish }: Purchase, purse: queries.PurseRow): Promise<Bought> => {
  const placed = await listOwnOfCart(trx, pupil.studentId, wish.requestKey);
  const orders = await asOwn(trx, now, pupil, placed);
  return sameWishOrThrow(
    { orders, purse: purseOf(purse), news: null },
    cartText(cartOf(orders)) === cartText(wish.lines),
  );
};

/** All of the cart or nothing, and once however often and from however many places it is asked (D-21, D-26). */
export const checkout = async (deps: Deps, pupil: PupilActor, wish: CheckoutWish): Promise<Bought> => {
  const { studentId } = pupil;
  const now = deps.clock();
  const bought = await inTurn(deps, [PURSE_TURN, studentId], async (trx) => {
    const [buyer] = (await queries.readBuyer(trx, { studentId, requestKey: wish.requestKey })).rows;
    if (!buyer) throw new Error('a pupil without a row');
    return (buyer.knownOrder === null ? buy : answerAgain)({ trx, now, pupil, wish }, buyer);
  });
  if (bought.news) {
    const partners = wish.lines.flatMap((line) => line.partners);
    tellOfOrders(deps, { students: [studentId, ...partners], paid: [studentId], ...bought.news });
  }
  return bought;
};
