import type { StaffActor } from '#domain/access/actors';
import { breakdownOf } from '#domain/penalties/percentage';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import * as queries from './queries.ts';
import { readWaysBack } from './ways-back.ts';

export { correctConduct, percentagesOf } from './class-conduct.ts';
export { cancelLog, logConduct } from './log-conduct.ts';
export { listNear } from './near.ts';
export { dayLogs, listBehaviors, priceIncreaseOf } from './queries.ts';
export { readWaysBack, setWaysBack, takeWayBack } from './ways-back.ts';

const PAGE = 50;
/** More than a school year brings to anybody. */
const OWN_LOGS = 200;
const OWN_PENALTIES = 50;

export interface InForce {
  readonly priceIncrease: number;
  readonly expiresAt: string;
}

const inForce = (
  penalty: { readonly expiresAt: string | null; readonly priceIncrease: number | null } | undefined,
  now: Date,
): InForce | null => {
  if (!penalty?.expiresAt || penalty.priceIncrease === null) return null;
  return penalty.expiresAt > now.toISOString()
    ? { priceIncrease: penalty.priceIncrease, expiresAt: penalty.expiresAt }
    : null;
};

/** The penalty whose price increase the store applies now, if any. */
export const activePenalty = async (executor: Executor, studentId: number, now: Date): Promise<InForce | null> =>
  inForce((await queries.readLastEnding(executor, { studentId })).rows[0], now);

/** A pupil's attendance and behaviour since the last penalty, and the penalty in force: one query. */
export const conductOf = async (executor: Executor, studentId: number, now: Date) => {
  const [row] = (await queries.readConduct(executor, { studentId })).rows;
  if (!row) throw new Error('a query without groups always has a row');
  return { ...breakdownOf(row), penalty: inForce(row, now) };
};

export const listLogs = (deps: Deps, filter: queries.LogFilter) =>
  readPage(PAGE, (limit) => queries.listLogs(deps.db, filter, limit));

export const listPenalties = (deps: Deps, filter: queries.PenaltyFilter) =>
  readPage(PAGE, (limit) => queries.listPenalties(deps.db, filter, deps.clock().toISOString(), limit));

export const readOwnConduct = async (deps: Deps, studentId: number) => {
  const [conduct, logs, penalties, offered, taken] = await Promise.all([
    conductOf(deps.db, studentId, deps.clock()),
    queries.listOwnLogs(deps.db, studentId, OWN_LOGS),
    queries.listOwnPenalties(deps.db, studentId, OWN_PENALTIES),
    readWaysBack(deps.db),
    queries.listWaysBack(deps.db, studentId),
  ]);
  return { conduct, logs, penalties, offered, taken };
};

/** As the specification has it; who it was stands in the audit log. */
const CLEARED_BY = 'ADMIN';

export const clearPenalty = async (deps: Deps, staff: StaffActor, id: number): Promise<queries.PenaltyRow> => {
  const penalty = await deps.db.transaction().execute(async (trx) => {
    const found = await queries.readPenalty(trx, id);
    const now = deps.clock();
    const cleared = await queries.clear(trx, id, {
      manuallyCleared: 1,
      clearedBy: CLEARED_BY,
      clearedAt: now.toISOString(),
    });
    if (!cleared) throw new Refusal('penalty_not_active');
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'penalty_cleared',
      ...about('student_penalties', id, found.studentName),
    });
    return queries.readPenalty(trx, id);
  });
  deps.live.tellBoth({ students: [penalty.studentId] }, 'penalties');
  return penalty;
};
