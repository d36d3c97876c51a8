import { isRamadan } from '#domain/calendar/hijri';
import { schoolDay } from '#domain/calendar/school-day';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import { barOf, leftToBuy } from '#domain/store/items';
import { afterAction } from '#domain/store/orders';
import { priceFor } from '#domain/store/payment';
import type { Bought, ItemFace, Order, OrderFacts, Purse, Slip, Store, StoreItem } from '#wire/store/pupil';
import type { AdminOrder } from '#wire/store/staff';
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

/** Spread last wherever it is: put before twenty other fields it costs a hundred times as much as those. */
export const presentFace = (row: Pick<ShelfRow, 'category' | 'icon' | 'gradient' | 'imageFileId'>): ItemFace => ({
  category: row.category,
  icon: row.icon,
  gradient: row.gradient,
  imageFileId: row.imageFileId,
});

const presentItem = (row: ShelfRow, increase: number, isRamadanNow: boolean): StoreItem => {
  const sale = forSale(row);
  const bar = barOf(sale, { isRamadan: isRamadanNow, bought: row.bought });
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    priceType: row.priceType,
    basePrice: row.price,
    price: priceFor(row.price, row.priceType, increase),
    used: row.used === 1,
    stock: row.stock,
    specs: JSON.parse(row.specs) as string[],
    warning: row.warning,
    permission: row.permission,
    notInRamadan: sale.notInRamadan,
    limitPerPupil: row.limitPerPupil,
    partySize: row.partySize,
    bar,
    left: bar ? 0 : leftToBuy(sale, row.bought),
    ...presentFace(row),
  };
};

export const presentStore = (read: Awaited<ReturnType<typeof readStore>>): Store => {
  const { now, visitor, opening, penalty } = read;
  const isRamadanNow = isRamadan(schoolDay(now));
  return {
    studentId: read.studentId,
    mode: visitor.mode,
    isOpen: opening.isOpen,
    isHoliday: opening.isHoliday,
    opensAt: opening.opensAt,
    hours: hoursOf(visitor),
    purse: presentPurse(visitor),
    penalty: penalty && { priceIncrease: penalty.priceIncrease, expiresAt: penalty.expiresAt },
    items: read.items.map((row) => presentItem(row, penalty?.priceIncrease ?? 0, isRamadanNow)),
    invitations: visitor.invitations,
    openOrders: visitor.openOrders,
    wishId: read.wish?.id ?? null,
  };
};

const unitPriceOf = (row: OwnOrderRow, increase: number): number =>
  row.unitPrice ?? priceFor(row.itemPrice, row.itemPriceType, increase);

const presentFacts = (row: OwnOrderRow | StaffOrderRow): OrderFacts => ({
  id: row.id,
  itemId: row.itemId,
  itemName: row.itemName,
  quantity: row.quantity,
  priceType: row.priceType,
  permission: row.permission,
  status: row.status,
  reason: row.reason,
  createdAt: row.createdAt,
  approvedAt: row.approvedAt,
  closedAt: row.closedAt,
  ...presentFace(row),
});

const presentOwn = (row: OwnOrderRow, { studentId, payers, labels, priceIncrease }: OwnOrders): Order => ({
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
  ...presentFacts(row),
});

export const presentOwnOrders = (own: OwnOrders): Order[] => own.rows.map((row) => presentOwn(row, own));

const one = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('an order was read and is not there');
  return row;
};

export const presentOwnOrder = (own: OwnOrders): Order => presentOwn(one(own.rows), own);

export const presentBought = ({ orders, purse }: Awaited<ReturnType<typeof checkout>>): Bought => ({
  orders: presentOwnOrders(orders),
  purse: presentPurse(purse),
});

const presentForStaff = (row: StaffOrderRow, { payers }: StaffOrders): AdminOrder => ({
  decidedBy: row.decidedByName,
  shares: payers
    .filter((payer) => payer.orderId === row.id)
    .map(({ studentId, name, grade, status, coins, points }) => ({
      studentId,
      name,
      grade,
      status,
      coins,
      points,
    })),
  ...presentFacts(row),
});

export const presentStaffOrders = (orders: StaffOrders): AdminOrder[] =>
  orders.rows.map((row) => presentForStaff(row, orders));

export const presentStaffOrder = (orders: StaffOrders): AdminOrder => presentForStaff(one(orders.rows), orders);

const slipOf = (row: OwnOrderRow | StaffOrderRow) => ({
  orderId: row.id,
  itemName: row.itemName,
  quantity: row.quantity,
  priceType: row.priceType,
  permission: row.permission,
  warning: row.warning,
  createdAt: row.createdAt,
});

/** Of the pupil's own share; the others by the names pupils know each other by. */
export const presentOwnSlip = (own: OwnOrders, { name, grade }: Pick<Slip, 'grade'> & { name: string }): Slip => {
  const row = one(own.rows);
  return {
    studentName: name,
    grade,
    unitPrice: unitPriceOf(row, own.priceIncrease),
    partners: own.payers
      .filter((payer) => payer.studentId !== own.studentId)
      .map((payer) => own.labels.get(payer.studentId) ?? ''),
    ...slipOf(row),
  };
};

/** Of the buyer's share. */
export const presentStaffSlip = (orders: StaffOrders): Slip => {
  const row = one(orders.rows);
  const [buyer, ...partners] = orders.payers;
  return {
    studentName: row.studentName,
    grade: row.grade,
    unitPrice: buyer?.unitPrice ?? row.itemPrice,
    partners: partners.map((partner) => partner.name),
    ...slipOf(row),
  };
};
