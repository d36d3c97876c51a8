import type { Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import * as reports from './reports-rows.ts';
import * as store from './shelf-rows.ts';

/** More than anybody reads; the poorer ones are found by their grade. */
const MOST_PUPILS = 500;

export const readAffordability = async (deps: Deps, grade: Grade | undefined) => {
  const [items, pupils] = await Promise.all([
    store.listItems(deps.db),
    reports.listPurses(deps.db, { grade, now: deps.clock(), limit: MOST_PUPILS }),
  ]);
  return { items: items.filter((item) => item.hidden === 0), pupils };
};
