import { type Expression, type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { type ClassFilter, isEnrolled, isOfClass, named } from '#server/platform/db/pupils';
import type { Schema } from '#server/platform/db/schema';
import { refusing } from '#server/platform/errors';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { QueryOf } from '#wire/contract';
import type { PenaltySettings, PenaltyWaysBack, StudentLogs, StudentPenalties } from './tables.ts';

type Logs = ExpressionBuilder<Schema, 'student_logs'>;

const countOf = (eb: Logs, type: IncidentType) =>
  eb.fn.countAll<number>().filterWhere('log_type', '=', sql.lit<IncidentType>(type));
const behaviorsOf = (eb: Logs, type: BehaviorType) =>
  eb.fn.countAll<number>().filterWhere('behavior_type', '=', sql.lit<BehaviorType>(type));

const tally = (eb: Logs) => [
  countOf(eb, 'late').as('late'),
  eb.fn.coalesce(eb.fn.sum<number>('minutes_late'), sql.lit(0)).as('minutesLate'),
  countOf(eb, 'absent').as('absent'),
  behaviorsOf(eb, 'minor').as('minor'),
  behaviorsOf(eb, 'moderate').as('moderate'),
  behaviorsOf(eb, 'severe').as('severe'),
];

/** Spelt out and no parameters: only then do engines see that the partial index answers. */
const ACCUMULATES = sql<boolean>`cancelled = 0 and penalty_id is null`;
const IS_ACTIVE = sql<boolean>`is_active = 1`;

interface OfStudent {
  readonly studentId: number;
}

/** The one that ends last of those nobody cleared; whether it ended already, the clock says. */
const lastEnding = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('student_penalties')
    .where('student_id', '=', studentId)
    .where(IS_ACTIVE)
    .orderBy('expires_at', 'desc')
    .limit(sql.lit(1));

/** Always one row: the pupil's tally since the last penalty, beside that penalty while it may be in force. */
export const readConduct = prepared(
  (executor, { studentId }: OfStudent) =>
    executor
      .selectFrom('student_logs')
      .select(tally)
      .select([
        lastEnding(executor, studentId).select('expires_at').as('expires_at'),
        lastEnding(executor, studentId).select('price_increase').as('price_increase'),
      ])
      .where('student_id', '=', studentId)
      .where(ACCUMULATES),
  { atMostOneRow: true, remember: 'answer' },
);

export const readLastEnding = prepared(
  (executor, { studentId }: OfStudent) => lastEnding(executor, studentId).select(['expires_at', 'price_increase']),
  { atMostOneRow: true },
);

export const listTallies = (executor: Executor, studentIds: readonly number[]) =>
  executor
    .selectFrom('student_logs')
    .select('student_id')
    .select(tally)
    .where('student_id', 'in', studentIds)
    .where(ACCUMULATES)
    .groupBy('student_id')
    .execute();

/** Everybody's tally since the last penalty, with when it last grew. */
export const listAllTallies = (executor: Executor, wanted: ClassFilter) =>
  executor
    .selectFrom('students as s')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('student_logs')
          .select('student_id')
          .select(tally)
          .select((of) => of.fn.max('created_at').as('since'))
          .where(ACCUMULATES)
          .groupBy('student_id')
          .as('t'),
      (join) => join.onRef('t.student_id', '=', 's.id'),
    )
    .selectAll('t')
    .select(['s.name as student_name', 's.grade'])
    .where(isEnrolled('s'))
    .where(isOfClass('s', wanted))
    .execute();

/** What a penalty still stands on. */
export const tallyOfPenalty = (executor: Executor, penaltyId: number) =>
  executor
    .selectFrom('student_logs')
    .select(tally)
    .where('penalty_id', '=', penaltyId)
    .where('cancelled', '=', 0)
    .executeTakeFirstOrThrow();

export type NewLog = Omit<Insertable<StudentLogs>, 'student_id'>;

export const insertLogs = (executor: Executor, studentIds: readonly number[], log: NewLog) =>
  executor
    .insertInto('student_logs')
    .values(studentIds.map((student_id) => ({ ...log, student_id })))
    .execute();

const logs = (executor: Executor) =>
  executor
    .selectFrom('student_logs as l')
    .innerJoin('students as s', 's.id', 'l.student_id')
    .leftJoin('staff as logger', 'logger.id', 'l.created_by')
    .leftJoin('staff as canceller', 'canceller.id', 'l.cancelled_by')
    .leftJoin('student_penalties as p', 'p.id', 'l.penalty_id')
    .selectAll('l')
    .select([
      's.name as student_name',
      's.grade',
      'logger.name as created_by_name',
      'canceller.name as cancelled_by_name',
      'p.created_at as penalty_created_at',
    ]);

export type LogRow = Awaited<ReturnType<typeof readLog>>;

export const readLog = (executor: Executor, id: number) =>
  logs(executor).where('l.id', '=', id).executeTakeFirstOrThrow(refusing('log_not_found'));

export const listLogsOfRequest = (executor: Executor, key: string) =>
  logs(executor).where('l.request_key', '=', key).orderBy('l.id').execute();

export type LogFilter = QueryOf<'GET /api/admin/penalties/logs'>;

export const listLogs = (executor: Executor, filter: LogFilter, limit: number) =>
  logs(executor)
    .where(isOfClass('s', filter))
    .$if(filter.studentId !== undefined, (query) => query.where('l.student_id', '=', filter.studentId as number))
    .$if(filter.before !== undefined, (query) => query.where('l.id', '<', filter.before as number))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();

export const listOwnLogs = (executor: Executor, studentId: number, limit: number) =>
  executor
    .selectFrom('student_logs')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('cancelled', '=', 0)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const cancelLog = (executor: Executor, id: number, staffId: number | null, at: string) =>
  executor
    .updateTable('student_logs')
    .set({ cancelled: 1, cancelled_at: at, cancelled_by: staffId })
    .where('id', '=', id)
    .execute();

/** It counts again, from now on. */
export const restoreLog = (executor: Executor, id: number) =>
  executor
    .updateTable('student_logs')
    .set({ cancelled: 0, cancelled_at: null, cancelled_by: null, penalty_id: null })
    .where('id', '=', id)
    .execute();

/** With the logs it was made from, which count no more. */
export const insertPenalty = async (executor: Executor, penalty: Insertable<StudentPenalties>): Promise<number> => {
  const { id } = await executor
    .insertInto('student_penalties')
    .values(penalty)
    .returning('id')
    .executeTakeFirstOrThrow();
  await executor
    .updateTable('student_logs')
    .set({ penalty_id: id })
    .where('student_id', '=', penalty.student_id)
    .where(ACCUMULATES)
    .execute();
  return id;
};

const penalties = (executor: Executor) =>
  executor
    .selectFrom('student_penalties as p')
    .innerJoin('students as s', 's.id', 'p.student_id')
    .selectAll('p')
    .select(['s.name as student_name', 's.grade']);

export type PenaltyRow = Awaited<ReturnType<typeof readPenalty>>;

export const readPenalty = (executor: Executor, id: number) =>
  penalties(executor).where('p.id', '=', id).executeTakeFirstOrThrow(refusing('penalty_not_found'));

/** `penaltyStatus` of the rules, as a condition. */
const hasStatus = (status: PenaltyStatus, now: string) => {
  switch (status) {
    case 'manual':
      return sql<boolean>`p.manually_cleared = 1`;
    case 'auto':
      return sql<boolean>`p.manually_cleared = 0 and p.auto_cleared = 1`;
    case 'active':
      return sql<boolean>`p.manually_cleared = 0 and p.auto_cleared = 0 and p.is_active = 1 and p.expires_at > ${now}`;
    case 'ended':
      return sql<boolean>`p.manually_cleared = 0 and p.auto_cleared = 0 and (p.is_active = 0 or p.expires_at <= ${now})`;
  }
};

export type PenaltyFilter = QueryOf<'GET /api/admin/penalties'>;

export const listPenalties = async (executor: Executor, filter: PenaltyFilter, now: string, limit: number) => {
  const isMeant = await named(executor, filter.search);
  return penalties(executor)
    .where(isOfClass('s', filter))
    .$if(filter.status !== undefined, (query) => query.where(hasStatus(filter.status as PenaltyStatus, now)))
    .where(isMeant('s'))
    .$if(filter.before !== undefined, (query) => query.where('p.id', '<', filter.before as number))
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
};

export const listOwnPenalties = (executor: Executor, studentId: number, limit: number) =>
  executor
    .selectFrom('student_penalties')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

type Clearing = Updateable<StudentPenalties> & { readonly cleared_at: string };

/** False where it is not in force any more: of two clearings at once, one finds nothing to change. */
export const clear = async (executor: Executor, id: number, clearing: Clearing): Promise<boolean> => {
  const { numUpdatedRows } = await executor
    .updateTable('student_penalties')
    .set({ ...clearing, is_active: 0 })
    .where('id', '=', id)
    .where(IS_ACTIVE)
    .where('expires_at', '>', clearing.cleared_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const readSettings = (executor: Executor) =>
  executor.selectFrom('penalty_settings').select(['review_days', 'drill_days']).executeTakeFirstOrThrow();

export const updateSettings = (executor: Executor, settings: Omit<PenaltySettings, 'id'>) =>
  executor.updateTable('penalty_settings').set(settings).execute();

export const findInForce = (executor: Executor, studentId: number, now: string) =>
  lastEnding(executor, studentId).select(['id', 'expires_at']).where('expires_at', '>', now).executeTakeFirst();

/** False where that way was taken before. */
export const insertWayBack = async (executor: Executor, row: Insertable<PenaltyWaysBack>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('penalty_ways_back')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const moveEnd = (executor: Executor, id: number, expiresAt: string) =>
  executor.updateTable('student_penalties').set({ expires_at: expiresAt }).where('id', '=', id).execute();

/** Of a pupil's penalties. */
export const listWaysBack = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('penalty_ways_back as w')
    .innerJoin('student_penalties as p', 'p.id', 'w.penalty_id')
    .select(['w.penalty_id', 'w.way', 'w.days'])
    .where('p.student_id', '=', studentId)
    .execute();

export const listLogsBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('student_logs')
    .select(['log_type', 'minutes_late', 'behavior_type', 'note', 'cancelled', 'created_at'])
    .where('student_id', '=', studentId)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

export const listPenaltiesBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('student_penalties')
    .select(['created_at', 'expires_at'])
    .where('student_id', '=', studentId)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

export const listBehaviors = (executor: Executor, studentIds: readonly number[], from: string, to: string) =>
  executor
    .selectFrom('student_logs')
    .select(['student_id', 'behavior_type'])
    .where('student_id', 'in', studentIds)
    .where('log_type', '=', 'behavior')
    .where('cancelled', '=', 0)
    .where('log_date', '>=', from)
    .where('log_date', '<=', to)
    .orderBy('id')
    .execute();

/** What the penalty in force adds to prices, for a pupil whom another statement names. */
export const priceIncreaseOf = (executor: Executor, studentId: Expression<number>, now: Date) =>
  executor
    .selectFrom('student_penalties as p')
    .select('p.price_increase')
    .where('p.student_id', '=', studentId)
    .where(sql<boolean>`p.is_active = 1`)
    .where('p.expires_at', '>', now.toISOString())
    .orderBy('p.expires_at', 'desc')
    .limit(1);

/** What still counts of being late or absent. */
export const dayLogs = ({ studentId, week }: DaysAsked) => sql<DayRow>`
  select 'log-' || log_type as what, log_date as at from student_logs
    where student_id = ${studentId} and log_date >= ${week} and cancelled = 0 and log_type in ('late', 'absent')`;
