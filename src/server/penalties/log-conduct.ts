import type { StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import type { ConductLine, Correction } from '#domain/classroom/outcome';
import { type Incident, isLogDay } from '#domain/penalties/incidents';
import { PENALTY_DAYS, PRICE_INCREASE_PERCENT } from '#domain/penalties/penalty';
import { type Breakdown, breakdownOf, makesPenalty } from '#domain/penalties/percentage';
import { dueAfter } from '#server/calendar/service';
import { about, logAct, logAdminAction } from '#server/platform/audit';
import type { Engine, Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn, takeTurns } from '#server/platform/guards';
import { findRecipients } from '#server/roster/service';
import { fieldText } from '#strings/fields';
import type { NewLogs } from '#wire/penalties';
import * as queries from './queries.ts';

/** Logs and cancellations take turns: two at once must not make two penalties from the same logs. */
const CONDUCT_TURN = 'conduct';

/** Null where a class session ended by itself. */
type Logger = StaffActor | null;

interface Pupil {
  readonly id: number;
  readonly name: string;
}

const columnsOf = (incident: Incident) => ({
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
  await logAct(executor, now, staff, 'penalty_started', about('student_penalties', id, pupil.name), {
    after: { percentage: made.percentage, price_increase: PRICE_INCREASE_PERCENT },
  });
};

/** How far each pupil is on the way to a penalty; those with a clean record are not named. */
export const breakdownsOf = async (executor: Executor, pupils: readonly Pick<Pupil, 'id'>[]) => {
  const ids = pupils.map(({ id }) => id);
  const tallies = ids.length > 0 ? await queries.listTallies(executor, ids) : [];
  return new Map(tallies.map((row) => [row.studentId, breakdownOf(row)]));
};

/** Answers whom it starts one for. */
const startPenalties = async (executor: Executor, now: Date, staff: Logger, pupils: readonly Pupil[]) => {
  const breakdowns = await breakdownsOf(executor, pupils);
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
  const logs = await inTurn(deps, CONDUCT_TURN, async (trx) => {
    const before = await queries.listLogsOfRequest(trx, given.requestKey);
    if (before.length > 0) return before;
    await write(trx, deps.clock(), staff, given);
    return queries.listLogsOfRequest(trx, given.requestKey);
  });
  deps.live.tellBoth({ students: logs.map((log) => log.studentId) }, 'penalties');
  return logs;
};

/** A penalty in force clears itself when what is left of its logs would not have made it (D-25). Answers whether it did. */
const clearUnfounded = async (executor: Executor, now: Date, staff: Logger, log: queries.LogRow, id: number) => {
  const left = breakdownOf(await queries.tallyOfPenalty(executor, id));
  if (makesPenalty(left)) return false;
  const cleared = await queries.clear(executor, id, { autoCleared: 1, clearedAt: now.toISOString() });
  if (!cleared) return false;
  await logAct(executor, now, staff, 'penalty_auto_cleared', about('student_penalties', id, log.studentName), {
    details: { percentage: left.percentage },
  });
  return true;
};

/** Answers whether a penalty went with it. */
const cancel = async (executor: Executor, now: Date, staff: Logger, log: queries.LogRow): Promise<boolean> => {
  const { logType, minutesLate, behaviorType, logDate, note } = log;
  await queries.cancelLog(executor, log.id, staff?.staffId ?? null, now.toISOString());
  await logAct(executor, now, staff, 'conduct_log_cancelled', about('student_logs', log.id, log.studentName), {
    before: { logType, minutesLate, behaviorType, logDate, note },
  });
  return log.penaltyId !== null && (await clearUnfounded(executor, now, staff, log, log.penaltyId));
};

/** Cancelled once: a second time changes nothing and answers the same. */
export const cancelLog = async (deps: Deps, staff: StaffActor, id: number): Promise<queries.LogRow> => {
  const log = await inTurn(deps, CONDUCT_TURN, async (trx) => {
    const found = await queries.readLog(trx, id);
    if (found.cancelled) return found;
    await cancel(trx, deps.clock(), staff, found);
    return queries.readLog(trx, id);
  });
  deps.live.tellBoth({ students: [log.studentId] }, 'penalties');
  return log;
};

interface Lesson {
  /** A day of the school's calendar. */
  readonly day: string;
  readonly now: Date;
  readonly staff: Logger;
}

const findLog = async (trx: Executor, { key, studentId }: ConductLine): Promise<queries.LogRow | undefined> =>
  (await queries.listLogsOfRequest(trx, key)).find((log) => log.studentId === studentId);

/** A line that an undo took away and another undo brought back is the same line. */
const writeLine = async (trx: Executor, { day, now, staff }: Lesson, line: ConductLine): Promise<queries.LogRow> => {
  const what = { ...columnsOf(line.incident), logDate: day, note: line.note };
  const before = await findLog(trx, line);
  if (before) await queries.restoreLog(trx, before.id);
  else {
    const who = { createdAt: now.toISOString(), createdBy: staff?.staffId ?? null, requestKey: line.key };
    await queries.insertLogs(trx, [line.studentId], { ...what, ...who });
  }
  const log = await findLog(trx, line);
  if (!log) throw new Error('a log was neither written nor found');
  const subject = about('student_logs', log.id, log.studentName);
  await logAct(trx, now, staff, 'conduct_logged', subject, { after: what });
  return log;
};

/** What a class session says of its pupils, in the transaction that ends it. Answers whose penalty it ends, and whose begins. */
export const correctConduct = async (
  trx: Executor,
  engine: Engine,
  lesson: Lesson,
  { added, dropped }: Pick<Correction, 'added' | 'dropped'>,
): Promise<{ readonly cleared: readonly number[]; readonly penalised: readonly number[] }> => {
  const cleared: number[] = [];
  if (added.length + dropped.length === 0) return { cleared, penalised: [] };
  await takeTurns(trx, engine, CONDUCT_TURN);
  for (const line of dropped) {
    const log = await findLog(trx, line);
    // Staff may have cancelled it by hand.
    if (log && !log.cancelled && (await cancel(trx, lesson.now, lesson.staff, log))) cleared.push(log.studentId);
  }
  const pupils = new Map<number, string>();
  for (const line of added) {
    const log = await writeLine(trx, lesson, line);
    pupils.set(log.studentId, log.studentName);
  }
  const concerned = Array.from(pupils, ([id, name]) => ({ id, name }));
  return { cleared, penalised: await startPenalties(trx, lesson.now, lesson.staff, concerned) };
};
