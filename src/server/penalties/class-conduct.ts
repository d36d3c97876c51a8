import type { ConductLine, Correction } from '#domain/classroom/outcome';
import { breakdownOf } from '#domain/penalties/percentage';
import { about, logAdminAction } from '#server/platform/audit';
import type { Engine, Executor } from '#server/platform/db/database';
import { takeTurns } from '#server/platform/guards';
import { CONDUCT_TURN, cancel, columnsOf, type Logger, startPenalties } from './log-conduct.ts';
import * as queries from './queries.ts';

interface Lesson {
  /** A day of the school's calendar. */
  readonly day: string;
  readonly now: Date;
  readonly staff: Logger;
}

const findLog = async (trx: Executor, { key, studentId }: ConductLine): Promise<queries.LogRow | undefined> =>
  (await queries.listLogsOfRequest(trx, key)).find((log) => log.studentId === studentId);

/** A line that an undo took away and another undo brought back is the same line. */
const write = async (trx: Executor, { day, now, staff }: Lesson, line: ConductLine): Promise<queries.LogRow> => {
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
  await logAdminAction(trx, now, { actor: staff, action: 'conduct_logged', ...subject, after: what });
  return log;
};

/** What a class session says of its pupils, in the transaction that ends it. Answers whose penalty begins with it. */
export const correctConduct = async (
  trx: Executor,
  engine: Engine,
  lesson: Lesson,
  { added, dropped }: Pick<Correction, 'added' | 'dropped'>,
): Promise<number[]> => {
  if (added.length + dropped.length === 0) return [];
  await takeTurns(trx, engine, CONDUCT_TURN);
  for (const line of dropped) {
    const log = await findLog(trx, line);
    // Staff may have cancelled it by hand.
    if (log && !log.cancelled) await cancel(trx, lesson.now, lesson.staff, log);
  }
  const pupils = new Map<number, string>();
  for (const line of added) {
    const log = await write(trx, lesson, line);
    pupils.set(log.studentId, log.studentName);
  }
  if (pupils.size === 0) return [];
  return startPenalties(
    trx,
    lesson.now,
    lesson.staff,
    Array.from(pupils, ([id, name]) => ({ id, name })),
  );
};

/** How far each pupil is on the way to a penalty; those with a clean record are not named. */
export const percentagesOf = async (executor: Executor, ids: readonly number[]): Promise<Map<number, number>> =>
  new Map(
    ids.length === 0
      ? []
      : (await queries.listTallies(executor, ids)).map((row) => [row.studentId, breakdownOf(row).percentage]),
  );
