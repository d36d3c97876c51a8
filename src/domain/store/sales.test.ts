import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, weekOf } from '#domain/calendar/school-day';
import { type DaySales, SALES_WEEKS, salesOf, salesWeeks } from './sales.ts';

/** A Wednesday. */
const TODAY = '2026-02-04';
const sale = (day: string, itemId: number, quantity = 1, coins = 5): DaySales => ({ day, itemId, quantity, coins });

describe('the weeks of the sales', () => {
  it('are twelve Sundays, the last on or before today', () => {
    const weeks = salesWeeks(TODAY);
    expect(weeks).toHaveLength(SALES_WEEKS);
    expect([weeks[0], weeks.at(-2), weeks.at(-1)]).toEqual(['2025-11-16', '2026-01-25', '2026-02-01']);
    expect(salesWeeks('2026-02-07')).toEqual(weeks);
    expect(salesWeeks('2026-02-08')).not.toEqual(weeks);
  });

  it('hold what was sold from Sunday to Saturday, and nothing where nothing was', () => {
    const { weeks } = salesOf([sale('2026-01-31', 1), sale('2026-02-01', 1), sale('2026-02-04', 2, 3, 15)], TODAY);
    expect(weeks.slice(-3)).toEqual([
      { week: '2026-01-18', quantity: 0, coins: 0 },
      { week: '2026-01-25', quantity: 1, coins: 5 },
      { week: '2026-02-01', quantity: 4, coins: 20 },
    ]);
  });

  it('leave out what is older', () => {
    const { weeks, items } = salesOf([sale('2025-11-15', 1), sale('2025-11-16', 2)], TODAY);
    expect(weeks[0]).toEqual({ week: '2025-11-16', quantity: 1, coins: 5 });
    expect(items).toEqual([{ itemId: 2, quantity: 1, coins: 5 }]);
  });
});

it('items are most sold first, then by what they brought', () => {
  const { items } = salesOf([sale(TODAY, 1, 2, 10), sale(TODAY, 2, 1, 300), sale(TODAY, 3, 1, 600)], TODAY);
  expect(items.map((item) => item.itemId)).toEqual([1, 3, 2]);
});

it('weeks and items tell of the same sales', () => {
  const anySale = fc.record({
    day: fc.nat(120).map((days) => dayBefore(TODAY, days)),
    itemId: fc.integer({ min: 1, max: 6 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    coins: fc.nat(600),
  });
  fc.assert(
    fc.property(fc.array(anySale), (rows) => {
      const { weeks, items } = salesOf(rows, TODAY);
      const shown = rows.filter((row) => weekOf(row.day) >= (salesWeeks(TODAY)[0] ?? ''));
      for (const part of ['quantity', 'coins'] as const) {
        const sumOf = (of: readonly Record<typeof part, number>[]) => of.reduce((sum, row) => sum + row[part], 0);
        expect([sumOf(weeks), sumOf(items)]).toEqual([sumOf(shown), sumOf(shown)]);
      }
    }),
  );
});
