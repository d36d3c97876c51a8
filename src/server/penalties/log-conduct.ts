import type { StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { type Incident, isLogDay } from '#domain/penalties/incidents';
import { PENALTY_DAYS, PRICE_INCREASE_PERCENT } from '#domain/penalties/penalty';
import { type Breakdown, breakdownOf, makesPenalty } from '#domain/penalties/percentage';
import { dueAfter } from '#server/calendar/service';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { findRecipients } from '#server/roster/service';
import { fieldText } from '#strings/fields';
import type { NewLogs } from '#wire/penalties';
import * as queries from './queries.ts';

/** Logs and cancellations take turns: two at once must not make two penalties from the same logs. */
export const CONDUCT_TURN = 'conduct';

/** Null where a class session ended by itself. */
export type Logger = StaffActor | null;

interface Pupil {
  readonly id: number;
  readonly name: string;
}

export const columnsOf = (incident: Incident) => ({
  log_type: incident.type,
  minutes_late: incident.type === 'late' ? incident.minutesLate : null,
  behavior_type: incident.type === 'behavior' ? incident.behaviorType : null,
});

const startPenalty = async (executor: Executor, now: Date, staff: Logger, pupil: Pupil, made: Breakdown) => {
  const penalty = {
    student_id: pupil.id,
    original_penalty_percentage: made.percentage,
    price_increase: PRICE_INCREASE_PERCENT,
    late_breakdown: made.late.percent,
    absent_breakdown: made.absent.percent,
    behavior_breakdown: made.behavior.percent,
    expires_at: (await dueAfter(executor, now, PENALTY_DAYS)).toISOString(),
    created_at: now.toISOString(),
  };
  const id = await queries.insertPenalty(executor, penalty);
  await logAdminAction(executor, now, {
    actor: staff,
    action: 'penalty_started',
    ...about('student_penalties', id, pupil.name),
    after: { percentage: made.percentage, price_increase: PRICE_INCREASE_PERCENT },
  });
};

/** Answers whom it starts one for. */
export const startPenalties = async (executor: Executor, now: Date, staff: Logger, pupils: readonly Pupil[]) => {
  const ids = pupils.map((pupil) => pupil.id);
  const breakdowns = new Map<number, Breakdown>();
  for (const row of await queries.listTallies(executor, ids)) breakdowns.set(row.student_id, breakdownOf(row));
  const penalised: number[] = [];
  for (const pupil of pupils) {
    const breakdown = breakdowns.get(pupil.id);
    if (!breakdown || !makesPenalty(breakdown)) continue;
    await startPenalty(executor, now, staff, pupil, breakdown);
    penalised.push(pupil.id);
  }
  return penalised;
};

const refuseOtherDays = (day: string, now: Date): void => {
  if (!isLogDay(day, schoolDay(now)))
    throw new Refusal('validation', { fields: { logDate: fieldText('bad_log_day') } });
};

const write = async (executor: Executor, now: Date, staff: StaffActor, given: NewLogs) => {
  refuseOtherDays(given.logDate, now);
  const pupils = await findRecipients(executor, { kind: 'students', ids: given.studentIds });
  const what = { ...columnsOf(given.incident), log_date: given.logDate, note: given.note };
  await queries.insertLogs(
    executor,
    pupils.map((pupil) => pupil.id),
    { ...what, created_at: now.toISOString(), created_by: staff.staffId, request_key: given.requestKey },
  );
  const written = await queries.listLogsOfRequest(executor, given.requestKey);
  const lines = written.map((log) => ({
    actor: staff,
    action: 'conduct_logged' as const,
    ...about('student_logs', log.id, log.student_name),
    after: what,
  }));
  await logAdminAction(executor, now, ...lines);
  await startPenalties(executor, now, staff, pupils);
};

/** The same key again writes nothing and answers the same. */
export const logConduct = async (deps: Deps, staff: StaffActor, given: NewLogs): Promise<queries.LogRow[]> => {
  const logs = await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, CONDUCT_TURN);
    const before = await queries.listLogsOfRequest(trx, given.requestKey);
    if (before.length > 0) return before;
    await write(trx, deps.clock(), staff, given);
    return queries.listLogsOfRequest(trx, given.requestKey);
  });
  deps.live.tellBoth({ students: logs.map((log) => log.student_id) }, 'penalties');
  return logs;
};

/** A penalty in force clears itself when what is left of its logs would not have made it (D-25). */
const clearUnfounded = async (executor: Executor, now: Date, staff: Logger, log: queries.LogRow, id: number) => {
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

export const cancel = async (executor: Executor, now: Date, staff: Logger, log: queries.LogRow): Promise<void> => {
  await queries.cancelLog(executor, log.id, staff?.staffId ?? null, now.toISOString());
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
