import { toCsv } from '#server/platform/csv';
import { formatMoment } from '#strings/dates';
import { orderColumns, orderStatusNames } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import type { StaffOrders } from './orders.ts';
import { presentStaffOrders } from './present.ts';
import type { readAffordability, readSales } from './reports.ts';
import type { ShelfRow } from './shelf-queries.ts';

export const presentAdminItem = (row: ShelfRow) => ({ ...row, specs: JSON.parse(row.specs) as string[] });

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

export const presentSales = ({ items, sales }: Awaited<ReturnType<typeof readSales>>) => ({
  weeks: sales.weeks,
  items: sales.items.flatMap((sold) => {
    const item = items.get(sold.itemId);
    return item ? [{ ...item, ...sold }] : [];
  }),
});

export const presentAffordability = ({ items, pupils }: Awaited<ReturnType<typeof readAffordability>>) => ({
  items: items.map((item) => ({ itemId: item.id, ...item })),
  pupils: pupils.map((pupil) => ({
    ...pupil,
    studentId: pupil.id,
    coins: pupil.balance,
    priceIncrease: pupil.priceIncrease ?? 0,
  })),
});
