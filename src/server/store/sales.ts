import { schoolDay } from '#domain/calendar/school-day';
import { POINTS_PER_COIN } from '#domain/store/payment';
import { salesOf, salesWeeks } from '#domain/store/sales';
import type { Deps } from '#server/platform/deps';
import * as reports from './reports-queries.ts';
import * as queries from './shelf-queries.ts';

export const readSales = async (deps: Deps) => {
  const today = schoolDay(deps.clock());
  const [firstWeek = today] = salesWeeks(today);
  const [items, days] = await Promise.all([queries.listItems(deps.db), reports.listSales(deps.db, firstWeek)]);
  const rows = days.map(({ points, ...day }) => ({ ...day, coins: points / POINTS_PER_COIN }));
  return { items: new Map(items.map((item) => [item.id, item])), sales: salesOf(rows, today) };
};
