import type { StaffActor } from '#domain/access/actors';
import { breakdownOf, isNearPenalty } from '#domain/penalties/percentage';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { readPage } from '#server/platform/pages';
import type { Waiting } from '#server/platform/waiting';
import * as queries from './queries.ts';

export { breakdownsOf, cancelLog, correctConduct, logConduct } from './log-conduct.ts';
export { dayLogs, listBehaviors, priceIncreaseOf, readWaysBack } from './queries.ts';
export { setWaysBack, takeWayBack } from './ways-back.ts';

const PAGE = 50;
/** More than a school year brings to anybody. */
const OWN_LOGS = 200;
const OWN_PENALTIES = 50;

/** The penalty whose price increase the store applies now, if any. */
export const activePenalty = async (executor: Executor, studentId: number, now: Date) =>
  (await queries.inForce(executor, studentId, now).select(['priceIncrease', 'expiresAt']).executeTakeFirst()) ?? null;

/** A pupil's attendance and behaviour since the last penalty, and that penalty: one query. */
export const readConduct = async (executor: Executor, studentId: number): Promise<queries.ConductRow> => {
  const [row] = (await queries.readConduct(executor, { studentId })).rows;
  if (!row) throw new Error('a query without groups always has a row');
  return row;
};

export const conductAt = (row: queries.ConductRow, now: Date) => {
  const { expiresAt, priceIncrease } = row;
  const isInForce = expiresAt !== null && priceIncrease !== null && expiresAt > now.toISOString();
  return { penalty: isInForce ? { priceIncrease, expiresAt } : null, ...breakdownOf(row) };
};

export const conductOf = async (executor: Executor, studentId: number, now: Date) =>
  conductAt(await readConduct(executor, studentId), now);

/** Pupils whom the next slips bring a penalty, the nearest first. */
export const listNear = async (executor: Executor, wanted: ClassFilter = {}) =>
  (await queries.listAllTallies(executor, wanted))
    .map((row) => {
      const { percentage, late, absent, behavior } = breakdownOf(row);
      return { ...row, percentage, late: late.percent, absent: absent.percent, behavior: behavior.percent };
    })
    .filter(isNearPenalty)
    .toSorted((a, b) => b.percentage - a.percentage || a.studentId - b.studentId);

export const countWaiting = async (executor: Executor): Promise<Waiting> => {
  const since = (await listNear(executor)).map((row) => row.since).toSorted();
  return { count: since.length, oldest: since[0] ?? null };
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
    queries.readWaysBack(deps.db),
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
    await logAct(trx, now, staff, 'penalty_cleared', about('student_penalties', id, found.studentName));
    return queries.readPenalty(trx, id);
  });
  deps.live.tellBoth({ students: [penalty.studentId] }, 'penalties');
  return penalty;
};
