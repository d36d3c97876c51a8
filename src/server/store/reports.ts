import { schoolDay } from '#domain/calendar/school-day';
import { POINTS_PER_COIN } from '#domain/store/payment';
import { salesOf, salesWeeks } from '#domain/store/sales';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import * as reports from './reports-queries.ts';
import { listItems } from './shelf-queries.ts';

export const readSales = async ({ db, clock }: Deps) => {
  const today = schoolDay(clock());
  const [firstWeek = today] = salesWeeks(today);
  const [items, days] = await Promise.all([listItems(db), reports.listSales(db, firstWeek)]);
  const rows = days.map(({ points, ...day }) => ({ ...day, coins: points / POINTS_PER_COIN }));
  return { items: new Map(items.map((item) => [item.id, item])), sales: salesOf(rows, today) };
};

/** More than anybody reads; the poorer ones are found by their grade. */
const MOST_PUPILS = 500;

export const readAffordability = async ({ db, clock }: Deps, wanted: ClassFilter) => {
  const purses = reports.listPurses(db, { ...wanted, now: clock(), limit: MOST_PUPILS });
  const [items, pupils] = await Promise.all([listItems(db), purses]);
  return { items: items.filter((item) => item.hidden === 0), pupils };
};
