import type { PupilActor } from '#domain/access/actors';
import { isRamadan } from '#domain/calendar/hijri';
import { schoolDay } from '#domain/calendar/school-day';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { barOf, leftToBuy } from '#domain/store/items';
import { afterAction } from '#domain/store/orders';
import { priceFor } from '#domain/store/payment';
import type { Purse } from '#wire/store/pupil';
import type { checkout } from './checkout.ts';
import type { StaffOrders } from './orders.ts';
import type { OwnOrderRow, StaffOrderRow } from './orders-queries.ts';
import type { OwnOrders } from './own-orders.ts';
import type { ShelfRow } from './queries.ts';
import { forSale, hoursOf } from './selling.ts';
import type { readStore } from './service.ts';

const presentPurse = ({ points, balance }: { points: number; balance: number }): Purse => ({
  coins: balance,
  points,
  total: shoppingBalance(balance, points),
});

const presentItem = (row: ShelfRow, increase: number, isRamadanNow: boolean) => {
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

export const presentStore = ({ now, visitor, opening, penalty, ...read }: Awaited<ReturnType<typeof readStore>>) => {
  const isRamadanNow = isRamadan(schoolDay(now));
  return {
    studentId: read.studentId,
    hours: hoursOf(visitor),
    purse: presentPurse(visitor),
    penalty,
    items: read.items.map((row) => presentItem(row, penalty?.priceIncrease ?? 0, isRamadanNow)),
    wishId: read.wish?.id ?? null,
    mode: visitor.mode,
    invitations: visitor.invitations,
    openOrders: visitor.openOrders,
    ...opening,
  };
};

const unitPriceOf = (row: OwnOrderRow, increase: number): number =>
  row.unitPrice ?? priceFor(row.itemPrice, row.itemPriceType, increase);

const presentOwn = (row: OwnOrderRow, { studentId, payers, labels, priceIncrease }: OwnOrders) => ({
  isBuyer: row.studentId === studentId,
  share: {
    status: row.shareStatus,
    unitPrice: unitPriceOf(row, priceIncrease),
    coins: row.coins,
    points: row.points,
  },
  party: payers
    .filter((payer) => payer.orderId === row.id)
    .map((payer) => ({
      label: labels.get(payer.studentId) ?? '',
      isBuyer: payer.studentId === row.studentId,
      isYou: payer.studentId === studentId,
      status: payer.status,
    })),
  canCancel: row.studentId === studentId && afterAction(row.status, 'cancel') !== null,
  ...row,
});

export const presentOwnOrders = (own: OwnOrders) => own.rows.map((row) => presentOwn(row, own));

const one = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('an order was read and is not there');
  return row;
};

export const presentOwnOrder = (own: OwnOrders) => presentOwn(one(own.rows), own);

export const presentBought = ({ orders, purse }: Awaited<ReturnType<typeof checkout>>) => ({
  orders: presentOwnOrders(orders),
  purse: presentPurse(purse),
});

const presentForStaff = (row: StaffOrderRow, { payers }: StaffOrders) => ({
  shares: payers.filter((payer) => payer.orderId === row.id),
  ...row,
});

export const presentStaffOrders = (orders: StaffOrders) => orders.rows.map((row) => presentForStaff(row, orders));

export const presentStaffOrder = (orders: StaffOrders) => presentForStaff(one(orders.rows), orders);

/** Of the pupil's own share; the others by the names pupils know each other by. */
export const presentOwnSlip = (own: OwnOrders, { name, grade }: PupilActor) => {
  const row = one(own.rows);
  return {
    ...row,
    orderId: row.id,
    studentName: name,
    grade,
    unitPrice: unitPriceOf(row, own.priceIncrease),
    partners: own.payers
      .filter((payer) => payer.studentId !== own.studentId)
      .map((payer) => own.labels.get(payer.studentId) ?? ''),
  };
};

/** Of the buyer's share. */
export const presentStaffSlip = (orders: StaffOrders) => {
  const row = one(orders.rows);
  const [buyer, ...partners] = orders.payers;
  return {
    orderId: row.id,
    unitPrice: buyer?.unitPrice ?? row.itemPrice,
    partners: partners.map((partner) => partner.name),
    ...row,
  };
};
