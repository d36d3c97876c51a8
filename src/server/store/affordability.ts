import type { Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import * as reports from './reports-queries.ts';
import * as queries from './shelf-queries.ts';

/** More than anybody reads; the poorer ones are found by their grade. */
const MOST_PUPILS = 500;

export const readAffordability = async (deps: Deps, grade: Grade | undefined) => {
  const [items, pupils] = await Promise.all([
    queries.listItems(deps.db),
    reports.listPurses(deps.db, { grade, now: deps.clock(), limit: MOST_PUPILS }),
  ]);
  return { items: items.filter((item) => item.hidden === 0), pupils };
};
