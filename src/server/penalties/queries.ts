import { type Expression, type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import type { WaysBack } from '#domain/penalties/ways-back';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { type ClassFilter, isEnrolled, isOfClass, named } from '#server/platform/db/pupils';
import type { Schema } from '#server/platform/db/schema';
import { refusing } from '#server/platform/errors';
import { newestFirst } from '#server/platform/pages';
import type { DayRow, DaysAsked } from '#server/platform/pupil-days';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { QueryOf } from '#wire/contract';
import type { PenaltyWaysBack, StudentLogs, StudentPenalties } from './tables.ts';

type Logs = ExpressionBuilder<Schema, 'student_logs'>;

const countOf = (eb: Logs, type: IncidentType) =>
  eb.fn.countAll<number>().filterWhere('logType', '=', sql.lit<IncidentType>(type));
const behaviorsOf = (eb: Logs, type: BehaviorType) =>
  eb.fn.countAll<number>().filterWhere('behaviorType', '=', sql.lit<BehaviorType>(type));

const tally = (eb: Logs) => [
  countOf(eb, 'late').as('late'),
  eb.fn.coalesce(eb.fn.sum<number>('minutesLate'), sql.lit(0)).as('minutesLate'),
  countOf(eb, 'absent').as('absent'),
  behaviorsOf(eb, 'minor').as('minor'),
  behaviorsOf(eb, 'moderate').as('moderate'),
  behaviorsOf(eb, 'severe').as('severe'),
];

/** Spelt out and no parameters: only then do engines see that the partial index answers. */
const ACCUMULATES = sql<boolean>`cancelled = 0 and penalty_id is null`;
const IS_ACTIVE = sql<boolean>`is_active = 1`;

/** The one that ends last of those nobody cleared; whether it ended already, the clock says. */
const lastEnding = (executor: Executor, studentId: number | Expression<number>) =>
  executor
    .selectFrom('student_penalties')
    .where('studentId', '=', studentId)
    .where(IS_ACTIVE)
    .orderBy('expiresAt', 'desc')
    .limit(sql.lit(1));

/** The penalty in force, if any. */
export const inForce = (executor: Executor, studentId: number | Expression<number>, now: Date) =>
  lastEnding(executor, studentId).where('expiresAt', '>', now.toISOString());

/** Always one row: the pupil's tally since the last penalty, beside that penalty while it may be in force. */
export const readConduct = prepared(
  (executor, { studentId }: { readonly studentId: number }) =>
    executor
      .selectFrom('student_logs')
      .select(tally)
      .select([
        lastEnding(executor, studentId).select('expiresAt').as('expiresAt'),
        lastEnding(executor, studentId).select('priceIncrease').as('priceIncrease'),
      ])
      .where('studentId', '=', studentId)
      .where(ACCUMULATES),
  { atMostOneRow: true, remember: 'conduct' },
);

export type ConductRow = RowOf<typeof readConduct>;

export const listTallies = (executor: Executor, studentIds: readonly number[]) =>
  executor
    .selectFrom('student_logs')
    .select('studentId')
    .select(tally)
    .where('studentId', 'in', studentIds)
    .where(ACCUMULATES)
    .groupBy('studentId')
    .execute();

/** Everybody's tally since the last penalty, with when it last grew. */
export const listAllTallies = (executor: Executor, wanted: ClassFilter) =>
  executor
    .selectFrom('students as s')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('student_logs')
          .select('studentId')
          .select(tally)
          .select((of) => of.fn.max('createdAt').as('since'))
          .where(ACCUMULATES)
          .groupBy('studentId')
          .as('t'),
      (join) => join.onRef('t.studentId', '=', 's.id'),
    )
    .selectAll('t')
    .select(['s.name as studentName', 's.grade'])
    .where(isEnrolled('s'))
    .where(isOfClass('s', wanted))
    .execute();

/** What a penalty still stands on. */
export const tallyOfPenalty = (executor: Executor, penaltyId: number) =>
  executor
    .selectFrom('student_logs')
    .select(tally)
    .where('penaltyId', '=', penaltyId)
    .where('cancelled', '=', 0)
    .executeTakeFirstOrThrow();

export type NewLog = Omit<Insertable<StudentLogs>, 'studentId'>;

export const insertLogs = (executor: Executor, studentIds: readonly number[], log: NewLog) =>
  executor
    .insertInto('student_logs')
    .values(studentIds.map((studentId) => ({ ...log, studentId })))
    .execute();

const logs = (executor: Executor) =>
  executor
    .selectFrom('student_logs as l')
    .innerJoin('students as s', 's.id', 'l.studentId')
    .leftJoin('staff as logger', 'logger.id', 'l.createdBy')
    .leftJoin('staff as canceller', 'canceller.id', 'l.cancelledBy')
    .leftJoin('student_penalties as p', 'p.id', 'l.penaltyId')
    .selectAll('l')
    .select([
      's.name as studentName',
      's.grade',
      'logger.name as createdByName',
      'canceller.name as cancelledByName',
      'p.createdAt as penaltyCreatedAt',
    ]);

export type LogRow = Awaited<ReturnType<typeof readLog>>;

export const readLog = (executor: Executor, id: number) =>
  logs(executor).where('l.id', '=', id).executeTakeFirstOrThrow(refusing('log_not_found'));

export const listLogsOfRequest = (executor: Executor, key: string) =>
  logs(executor).where('l.requestKey', '=', key).orderBy('l.id').execute();

export type LogFilter = QueryOf<'GET /api/admin/penalties/logs'>;

export const listLogs = (executor: Executor, filter: LogFilter, limit: number) =>
  logs(executor)
    .where(isOfClass('s', filter))
    .$if(filter.studentId !== undefined, (query) => query.where('l.studentId', '=', filter.studentId as number))
    .$call(newestFirst('l.id', filter.before, limit))
    .execute();

export const listOwnLogs = (executor: Executor, studentId: number, limit: number) =>
  logs(executor)
    .where('l.studentId', '=', studentId)
    .where('l.cancelled', '=', 0)
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();

export const cancelLog = (executor: Executor, id: number, staffId: number | null, at: string) =>
  executor
    .updateTable('student_logs')
    .set({ cancelled: 1, cancelledAt: at, cancelledBy: staffId })
    .where('id', '=', id)
    .execute();

/** It counts again, from now on. */
export const restoreLog = (executor: Executor, id: number) =>
  executor
    .updateTable('student_logs')
    .set({ cancelled: 0, cancelledAt: null, cancelledBy: null, penaltyId: null })
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
    .set({ penaltyId: id })
    .where('studentId', '=', penalty.studentId)
    .where(ACCUMULATES)
    .execute();
  return id;
};

const penalties = (executor: Executor) =>
  executor
    .selectFrom('student_penalties as p')
    .innerJoin('students as s', 's.id', 'p.studentId')
    .selectAll('p')
    .select([
      's.name as studentName',
      's.grade',
      'p.originalPenaltyPercentage as percentage',
      'p.lateBreakdown as late',
      'p.absentBreakdown as absent',
      'p.behaviorBreakdown as behavior',
    ]);

export type PenaltyRow = Awaited<ReturnType<typeof readPenalty>>;

export const readPenalty = (executor: Executor, id: number) =>
  penalties(executor).where('p.id', '=', id).executeTakeFirstOrThrow(refusing('penalty_not_found'));

/** `penaltyStatus` of the rules. */
const statusAt = (now: string) => sql<PenaltyStatus>`case
  when p.manually_cleared = 1 then 'manual'
  when p.auto_cleared = 1 then 'auto'
  when p.is_active = 1 and p.expires_at > ${now} then 'active'
  else 'ended' end`;

export type PenaltyFilter = QueryOf<'GET /api/admin/penalties'>;

export const listPenalties = async (executor: Executor, filter: PenaltyFilter, now: string, limit: number) => {
  const isMeant = await named(executor, filter.search);
  return penalties(executor)
    .where(isOfClass('s', filter))
    .$if(filter.status !== undefined, (query) => query.where(statusAt(now), '=', filter.status as PenaltyStatus))
    .where(isMeant('s'))
    .$call(newestFirst('p.id', filter.before, limit))
    .execute();
};

export const listOwnPenalties = (executor: Executor, studentId: number, limit: number) =>
  penalties(executor).where('p.studentId', '=', studentId).orderBy('p.id', 'desc').limit(limit).execute();

type Clearing = Updateable<StudentPenalties> & { readonly clearedAt: string };

/** False where it is not in force any more: of two clearings at once, one finds nothing to change. */
export const clear = (executor: Executor, id: number, clearing: Clearing): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('student_penalties')
      .set({ ...clearing, isActive: 0 })
      .where('id', '=', id)
      .where(IS_ACTIVE)
      .where('expiresAt', '>', clearing.clearedAt),
  );

export const readWaysBack = (executor: Executor): Promise<WaysBack> =>
  executor
    .selectFrom('penalty_settings')
    .select(['reviewDays as review', 'drillDays as drill'])
    .executeTakeFirstOrThrow();

export const updateWaysBack = (executor: Executor, { review, drill }: WaysBack) =>
  executor.updateTable('penalty_settings').set({ reviewDays: review, drillDays: drill }).execute();

/** False where that way was taken before. */
export const insertWayBack = (executor: Executor, row: Insertable<PenaltyWaysBack>): Promise<boolean> =>
  hasChanged(
    executor
      .insertInto('penalty_ways_back')
      .values(row)
      .onConflict((oc) => oc.doNothing()),
  );

export const moveEnd = (executor: Executor, id: number, expiresAt: string) =>
  executor.updateTable('student_penalties').set({ expiresAt }).where('id', '=', id).execute();

/** Of a pupil's penalties. */
export const listWaysBack = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('penalty_ways_back as w')
    .innerJoin('student_penalties as p', 'p.id', 'w.penaltyId')
    .select(['w.penaltyId', 'w.way', 'w.days'])
    .where('p.studentId', '=', studentId)
    .execute();

export const listLogsBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('student_logs')
    .select(['logType', 'minutesLate', 'behaviorType', 'note', 'cancelled', 'createdAt'])
    .where('studentId', '=', studentId)
    .where('createdAt', '<', before)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();

export const listPenaltiesBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('student_penalties')
    .select(['createdAt', 'expiresAt'])
    .where('studentId', '=', studentId)
    .where('createdAt', '<', before)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();

export const listBehaviors = (executor: Executor, studentIds: readonly number[], from: string, to: string) =>
  executor
    .selectFrom('student_logs')
    .select(['studentId', 'behaviorType'])
    .where('studentId', 'in', studentIds)
    .where('logType', '=', 'behavior')
    .where('cancelled', '=', 0)
    .where('logDate', '>=', from)
    .where('logDate', '<=', to)
    .orderBy('id')
    .execute();

/** What the penalty in force adds to prices, for a pupil whom another statement names. */
export const priceIncreaseOf = (executor: Executor, studentId: Expression<number>, now: Date) =>
  inForce(executor, studentId, now).select('priceIncrease');

/** What still counts of being late or absent. */
export const dayLogs = ({ studentId, since }: DaysAsked) => sql<DayRow>`
  select 'log-' || log_type as what, log_date as at from student_logs
    where student_id = ${studentId} and log_date >= ${since} and cancelled = 0 and log_type in ('late', 'absent')`;
