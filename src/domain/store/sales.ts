import { dayBefore, weekOf } from '#domain/calendar/school-day';

export const SALES_WEEKS = 12;

/** What was sold of an item on a day, and what was taken for it: coins, and every ten points for one. */
export interface DaySales {
  readonly day: string;
  readonly itemId: number;
  readonly quantity: number;
  readonly coins: number;
}

type Sold = Pick<DaySales, 'quantity' | 'coins'>;

/** The Sundays of the last weeks, oldest first; the last is the week of the given day. */
export const salesWeeks = (today: string): string[] =>
  Array.from({ length: SALES_WEEKS }, (_, index) => dayBefore(weekOf(today), (SALES_WEEKS - 1 - index) * 7));

const sumBy = <Key>(rows: readonly DaySales[], keyOf: (row: DaySales) => Key): Map<Key, Sold> => {
  const sums = new Map<Key, Sold>();
  for (const row of rows) {
    const { quantity, coins } = sums.get(keyOf(row)) ?? { quantity: 0, coins: 0 };
    sums.set(keyOf(row), { quantity: quantity + row.quantity, coins: coins + row.coins });
  }
  return sums;
};

/** Weeks without a sale are there too; items only where something was sold, most sold first. */
export const salesOf = (rows: readonly DaySales[], today: string) => {
  const weeks = salesWeeks(today);
  const shown = rows.filter((row) => weeks.includes(weekOf(row.day)));
  const byWeek = sumBy(shown, (row) => weekOf(row.day));
  const byItem = sumBy(shown, (row) => row.itemId);
  return {
    weeks: weeks.map((week) => ({ week, ...(byWeek.get(week) ?? { quantity: 0, coins: 0 }) })),
    items: [...byItem]
      .map(([itemId, sold]) => ({ itemId, ...sold }))
      .toSorted((a, b) => b.quantity - a.quantity || b.coins - a.coins || a.itemId - b.itemId),
  };
};
