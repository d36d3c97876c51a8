import type { StaffActor } from '#domain/access/actors';
import { breakdownOf, makesPenalty } from '#domain/penalties/percentage';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import { CONDUCT_TURN } from './log-conduct.ts';
import * as queries from './queries.ts';

/** A penalty in force clears itself when what is left of its logs would not have made it (D-25). */
const clearUnfounded = async (executor: Executor, now: Date, staff: StaffActor, log: queries.LogRow, id: number) => {
  const left = breakdownOf(await queries.tallyOfPenalty(executor, id));
  if (makesPenalty(left)) return;
  const cleared = await queries.clear(executor, id, { auto_cleared: 1, cleared_at: now.toISOString() });
  if (!cleared) return;
  await logAdminAction(executor, now, {
    actor: staff,
    action: 'penalty_auto_cleared',
    ...about('student_penalties', id, log.student_name),
    details: { percentage: left.percentage },
  });
};

const cancel = async (executor: Executor, now: Date, staff: StaffActor, log: queries.LogRow): Promise<void> => {
  await queries.cancelLog(executor, log.id, staff.staffId, now.toISOString());
  await logAdminAction(executor, now, {
    actor: staff,
    action: 'conduct_log_cancelled',
    ...about('student_logs', log.id, log.student_name),
    before: {
      log_type: log.log_type,
      minutes_late: log.minutes_late,
      behavior_type: log.behavior_type,
      log_date: log.log_date,
      note: log.note,
    },
  });
  if (log.penalty_id !== null) await clearUnfounded(executor, now, staff, log, log.penalty_id);
};

/** Cancelled once: a second time changes nothing and answers the same. */
export const cancelLog = async (deps: Deps, staff: StaffActor, id: number): Promise<queries.LogRow> => {
  const log = await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, CONDUCT_TURN);
    const found = await queries.readLog(trx, id);
    if (found.cancelled) return found;
    await cancel(trx, deps.clock(), staff, found);
    return queries.readLog(trx, id);
  });
  deps.live.tellBoth({ students: [log.student_id] }, 'penalties');
  return log;
};
