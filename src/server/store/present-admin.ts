import { toCsv } from '#server/platform/csv';
import { formatMoment } from '#strings/dates';
import { orderColumns, orderStatusNames } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import type { AdminItem, Affordability, Sales } from '#wire/store/staff';
import type { StaffOrders } from './orders.ts';
import { presentFace, presentStaffOrders } from './present.ts';
import type { readAffordability, readSales } from './reports.ts';
import type { ShelfRow } from './shelf-queries.ts';

export const presentAdminItem = (row: ShelfRow): AdminItem => ({
  id: row.id,
  name: row.name,
  description: row.description,
  priceType: row.priceType,
  price: row.price,
  used: row.used === 1,
  stock: row.stock,
  specs: JSON.parse(row.specs) as string[],
  warning: row.warning,
  permission: row.permission,
  notAvailable: row.notAvailable === 1,
  notInRamadan: row.notInRamadan === 1,
  limitPerPupil: row.limitPerPupil,
  partySize: row.partySize,
  hidden: row.hidden === 1,
  version: row.version,
  sold: row.sold,
  waiting: row.waiting,
  ...presentFace(row),
});

/** A line for each order, as the counter says it; numbers as a spreadsheet reads them. */
export const presentOrdersCsv = (orders: StaffOrders): string =>
  toCsv([
    Object.values(orderColumns),
    ...presentStaffOrders(orders).map(({ id, shares, itemName, quantity, status, ...order }) => [
      String(id),
      ...[shares.map(({ name }) => name).join('، '), shares[0] ? gradeNames[shares[0].grade] : ''],
      ...[itemName, String(quantity)],
      ...(['coins', 'points'] as const).map((type) => String(shares.reduce((sum, share) => sum + share[type], 0))),
      ...[orderStatusNames[status], order.reason ?? '', order.decidedBy ?? '', formatMoment(order.createdAt)],
    ]),
  ]);

export const presentSales = ({ items, sales }: Awaited<ReturnType<typeof readSales>>): Sales => ({
  weeks: sales.weeks,
  items: sales.items.flatMap(({ itemId, quantity, coins }) => {
    const item = items.get(itemId);
    return item ? [{ ...presentFace(item), itemId, name: item.name, quantity, coins }] : [];
  }),
});

export const presentAffordability = (read: Awaited<ReturnType<typeof readAffordability>>): Affordability => ({
  items: read.items.map((item) => ({
    itemId: item.id,
    name: item.name,
    priceType: item.priceType,
    price: item.price,
    ...presentFace(item),
  })),
  pupils: read.pupils.map((pupil) => ({
    studentId: pupil.id,
    name: pupil.name,
    grade: pupil.grade,
    coins: pupil.balance,
    points: pupil.points,
    total: pupil.total,
    priceIncrease: pupil.priceIncrease ?? 0,
  })),
});
