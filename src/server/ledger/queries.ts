import { type RawBuilder, sql } from 'kysely';
import type { Grade } from '#domain/roster/grades';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';
import { isEnrolled } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import { newestFirst } from '#server/platform/pages';
import type { HappenedPage } from '#server/platform/pupil-parts';
import type { PointsLogs } from './tables.ts';

const countOf = (grade: Grade) =>
  sql`select cast(count(*) as integer) from students where grade = ${grade} and ${isEnrolled()}`;

/** Of whom a rank is one: within the grade, without the archived and the try-out pupil. */
export const pupilsOfGrade = (grade: Grade) => sql<number>`(${countOf(grade)})`;

const pupilsAbove = (grade: Grade, points: RawBuilder<number>) =>
  sql<number>`(${countOf(grade)} and points > ${points})`;

/** How many of the grade have more points than the pupil `s` of the query around it. */
export const pupilsWithMore = (grade: Grade) => pupilsAbove(grade, sql<number>`s.points`);

/** How many have more now, and how many would if the pupil had some points less, the pupil's own points left out. */
export const readPlaces = (executor: Executor, studentId: number, grade: Grade, less: number) =>
  executor
    .selectFrom('students as s')
    .select([
      pupilsWithMore(grade).as('ahead'),
      sql<number>`${pupilsAbove(grade, sql<number>`(s.points - ${sql.lit(less)})`)} - ${sql.lit(less > 0 ? 1 : 0)}`.as(
        'aheadAfter',
      ),
    ])
    .where('s.id', '=', studentId)
    .where('s.points', '>=', less)
    .executeTakeFirst();

export const studentExists = (executor: Executor, id: number): Promise<boolean> =>
  hasRows(executor.selectFrom('students').where('id', '=', id));

export const insertLine = prepared(
  (executor, line: Omit<PointsLogs, 'id'>) => executor.insertInto('points_logs').values(line).returning('id'),
  { atMostOneRow: true },
);

const lines = (executor: Executor) =>
  executor
    .selectFrom('points_logs as l')
    .leftJoin('points_logs as r', 'r.reversesId', 'l.id')
    .leftJoin('staff as f', 'f.id', 'l.staffId')
    .select((eb) => [
      'l.id',
      'l.studentId',
      'l.value as points',
      'l.coinsEarned as coins',
      'l.pointsAfter',
      'l.balanceAfter as coinsAfter',
      'l.reason',
      'l.rewardSource as source',
      'l.note',
      'l.createdAt as at',
      'r.id as reversedBy',
      eb('r.id', 'is not', null).$castTo<boolean | 0 | 1>().as('isReversed'),
      'f.name as by',
    ]);

export type LineRow = Awaited<ReturnType<typeof readLine>>;

export const listLines = (executor: Executor, studentId: number, before: number | undefined, limit: number) =>
  lines(executor)
    .where('l.studentId', '=', studentId)
    .$call(newestFirst('l.id', before, limit))
    .execute();

export const readLine = (executor: Executor, id: number) =>
  lines(executor).where('l.id', '=', id).executeTakeFirstOrThrow(refusing('ledger_line_not_found'));

export const findLineByCause = (executor: Executor, cause: string) =>
  lines(executor).where('l.cause', '=', cause).executeTakeFirst();

export const readBalances = (executor: Executor, studentId: number) =>
  executor
    .selectFrom('students')
    .select(['id', 'name', 'grade', 'points', 'balance as coins'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow(refusing('student_not_found'));

/** Pupils whose balances are not the sums of their lines, or whose lines do not add up one after the other. */
export const findDifferences = async (executor: Executor) => {
  const { rows } = await sql<{
    id: number;
    points: number;
    balance: number;
    value: number;
    coins: number;
    gaps: number;
  }>`
    select s.id, s.points, s.balance, coalesce(l.value, 0) as value, coalesce(l.coins, 0) as coins,
      coalesce(l.gaps, 0) as gaps
    from students s left join (
      select student_id, cast(sum(value) as integer) as value, cast(sum(coins_earned) as integer) as coins,
        cast(sum(case when points_after <> running_points or balance_after <> running_coins then 1 else 0 end) as integer)
          as gaps
      from (
        select student_id, value, coins_earned, points_after, balance_after,
          sum(value) over lines_so_far as running_points, sum(coins_earned) over lines_so_far as running_coins
        from points_logs
        window lines_so_far as (partition by student_id order by id)
      ) as each_line group by student_id
    ) as l on l.student_id = s.id
    where s.points <> coalesce(l.value, 0) or s.balance <> coalesce(l.coins, 0) or coalesce(l.gaps, 0) > 0
    order by s.id`.execute(executor);
  return rows;
};

/** Rewards marked as claimed without their one line, and lines whose reward is not marked. */
export const findUnpaidClaims = async (executor: Executor) => {
  const { rows } = await sql<{ id: string }>`
    select r.id from rewards_tracking r left join points_logs l on l.cause = 'reward:' || r.id
    where (r.is_claimed = 1) <> (l.id is not null)
      or (l.id is not null and l.value + l.coins_earned <> r.amount)
    order by r.id`.execute(executor);
  return rows;
};

/** Lines that say a reward was claimed which does not exist. */
export const findOrphanClaims = async (executor: Executor) => {
  const { rows } = await sql<{ id: number }>`
    select l.id from points_logs l left join rewards_tracking r on l.cause = 'reward:' || r.id
    where l.reason = 'reward' and r.id is null order by l.id`.execute(executor);
  return rows;
};

export const listLinesBefore = (executor: Executor, studentId: number, { before, limit }: HappenedPage) =>
  executor
    .selectFrom('points_logs')
    .select(['value', 'coinsEarned', 'reason', 'rewardSource', 'note', 'createdAt'])
    .where('studentId', '=', studentId)
    .where('createdAt', '<', before)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();

const total = (column: 'value' | 'coinsEarned') => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as integer)`;

/** What came and went since then. */
export const movedSince = (executor: Executor, studentId: number, since: string) =>
  executor
    .selectFrom('points_logs')
    .select([total('value').as('points'), total('coinsEarned').as('coins')])
    .where('studentId', '=', studentId)
    .where('createdAt', '>', since);
