import { breakdownOf } from '#domain/penalties/percentage';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import * as store from './rows.ts';

export { cancelLog } from './cancel-log.ts';
export { clearPenalty } from './clear-penalty.ts';
export { logConduct } from './log-conduct.ts';

const PAGE = 50;
/** More than a school year brings to anybody. */
const OWN_LOGS = 200;
const OWN_PENALTIES = 50;

export interface InForce {
  readonly priceIncrease: number;
  readonly expiresAt: string;
}

const inForce = (
  penalty: { readonly expires_at: string | null; readonly price_increase: number | null } | undefined,
  now: Date,
): InForce | null => {
  if (!penalty?.expires_at || penalty.price_increase === null) return null;
  return penalty.expires_at > now.toISOString()
    ? { priceIncrease: penalty.price_increase, expiresAt: penalty.expires_at }
    : null;
};

/** The penalty whose price increase the store applies now, if any. */
export const activePenalty = async (executor: Executor, studentId: number, now: Date): Promise<InForce | null> =>
  inForce((await store.readLastEnding(executor, { studentId })).rows[0], now);

/** A pupil's attendance and behaviour since the last penalty, and the penalty in force: one query. */
export const conductOf = async (executor: Executor, studentId: number, now: Date) => {
  const [row] = (await store.readConduct(executor, { studentId })).rows;
  if (!row) throw new Error('a query without groups always has a row');
  return { ...breakdownOf(row), penalty: inForce(row, now) };
};

const pageOf = <Row extends { id: number }>(rows: readonly Row[]) => {
  const page = rows.slice(0, PAGE);
  return { rows: page, nextBefore: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
};

export const listLogs = async (deps: Deps, filter: store.LogFilter) =>
  pageOf(await store.listLogs(deps.db, filter, PAGE + 1));

export const listPenalties = async (deps: Deps, filter: store.PenaltyFilter) =>
  pageOf(await store.listPenalties(deps.db, filter, deps.clock().toISOString(), PAGE + 1));

export const readOwnConduct = async (deps: Deps, studentId: number) => {
  const [conduct, logs, penalties] = await Promise.all([
    conductOf(deps.db, studentId, deps.clock()),
    store.listOwnLogs(deps.db, studentId, OWN_LOGS),
    store.listOwnPenalties(deps.db, studentId, OWN_PENALTIES),
  ]);
  return { conduct, logs, penalties };
};
