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
  logType: incident.type,
  minutesLate: incident.type === 'late' ? incident.minutesLate : null,
  behaviorType: incident.type === 'behavior' ? incident.behaviorType : null,
});

const startPenalty = async (executor: Executor, now: Date, staff: Logger, pupil: Pupil, made: Breakdown) => {
  const penalty = {
    studentId: pupil.id,
    originalPenaltyPercentage: made.percentage,
    priceIncrease: PRICE_INCREASE_PERCENT,
    lateBreakdown: made.late.percent,
    absentBreakdown: made.absent.percent,
    behaviorBreakdown: made.behavior.percent,
    expiresAt: (await dueAfter(executor, now, PENALTY_DAYS)).toISOString(),
    createdAt: now.toISOString(),
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
  for (const row of await queries.listTallies(executor, ids)) breakdowns.set(row.studentId, breakdownOf(row));
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
  const what = { ...columnsOf(given.incident), logDate: given.logDate, note: given.note };
  await queries.insertLogs(
    executor,
    pupils.map((pupil) => pupil.id),
    { ...what, createdAt: now.toISOString(), createdBy: staff.staffId, requestKey: given.requestKey },
  );
  const written = await queries.listLogsOfRequest(executor, given.requestKey);
  const lines = written.map((log) => ({
    actor: staff,
    action: 'conduct_logged' as const,
    ...about('student_logs', log.id, log.studentName),
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
  deps.live.tellBoth({ students: logs.map((log) => log.studentId) }, 'penalties');
  return logs;
};

/** A penalty in force clears itself when what is left of its logs would not have made it (D-25). */
const clearUnfounded = async (executor: Executor, now: Date, staff: Logger, log: queries.LogRow, id: number) => {
  const left = breakdownOf(await queries.tallyOfPenalty(executor, id));
  if (makesPenalty(left)) return;
  const cleared = await queries.clear(executor, id, { autoCleared: 1, clearedAt: now.toISOString() });
  if (!cleared) return;
  await logAdminAction(executor, now, {
    actor: staff,
    action: 'penalty_auto_cleared',
    ...about('student_penalties', id, log.studentName),
    details: { percentage: left.percentage },
  });
};

export const cancel = async (executor: Executor, now: Date, staff: Logger, log: queries.LogRow): Promise<void> => {
  await queries.cancelLog(executor, log.id, staff?.staffId ?? null, now.toISOString());
  await logAdminAction(executor, now, {
    actor: staff,
    action: 'conduct_log_cancelled',
    ...about('student_logs', log.id, log.studentName),
    before: {
      log_type: log.logType,
      minutes_late: log.minutesLate,
      behavior_type: log.behaviorType,
      log_date: log.logDate,
      note: log.note,
    },
  });
  if (log.penaltyId !== null) await clearUnfounded(executor, now, staff, log, log.penaltyId);
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
  deps.live.tellBoth({ students: [log.studentId] }, 'penalties');
  return log;
};
