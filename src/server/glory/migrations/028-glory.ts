import { type Kysely, type Migration, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { spansBetween } from '#domain/glory/periods';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createAll = (engine: Engine) => [
  sql`
  create table period_points (
    student_id integer not null references students (id) on delete cascade,
    period text not null,
    grade integer not null check (grade in (4, 5, 6)),
    points integer not null,
    coins integer not null,
    wealth integer not null,
    gain integer not null,
    primary key (student_id, period)
  ) ${keptByItsKey(engine)}`,
  sql`
  create table glory_top_only (
    board text not null primary key
      check (board in ('points', 'wealth', 'helpers', 'generous', 'improved', 'regular', 'helpful'))
  )`,
  sql`
  create table glory_left_out (
    student_id integer not null primary key references students (id) on delete cascade,
    since text not null
  )`,
];

const COUNTED = sql`archived_at is null and id <> ${sql.lit(DEMO_STUDENT_ID)}`;

/** Every board walks down its own; each ends in what tells its pupils apart. */
const INDEXES = [
  sql`create index period_points_by_points on period_points (period, points desc, grade, student_id)`,
  sql`create index period_points_by_wealth on period_points (period, wealth desc, grade, student_id)`,
  sql`create index period_points_by_gain on period_points (period, gain desc, grade, student_id)`,
  sql`create index students_by_points on students (points desc, grade, id) where ${COUNTED}`,
  sql`create index students_by_wealth on students ((balance + points / 10) desc, grade, id) where ${COUNTED}`,
  sql`create index students_archived on students (id) where archived_at is not null`,
  sql`create index class_attendance_by_day on class_attendance (day, student_id, attendance)`,
  sql`create index corrections_by_score on exam_corrections (exam_id, total_score, student_id) where is_complete = 1`,
];

/** From the lines that there are. */
export const fillPeriods = async (db: Kysely<Schema>): Promise<void> => {
  const lines = await db
    .selectFrom('points_logs')
    .select((eb) => [eb.fn.min('createdAt').as('oldest'), eb.fn.max('createdAt').as('newest')])
    .executeTakeFirst();
  if (!lines?.oldest) return;
  for (const { key, before, from, until } of spansBetween(new Date(lines.oldest), new Date(lines.newest)))
    await sql`
      insert into period_points (student_id, period, grade, points, coins, wealth, gain)
      select s.id, ${key}, s.grade, l.points, l.coins,
        l.coins + case when l.points < 0 then (l.points - 9) / 10 else l.points / 10 end, l.points - coalesce(b.points, 0)
      from (
        select student_id, sum(value) as points, sum(coins_earned) as coins from points_logs
        where created_at >= ${from} and created_at < ${until} and reason in ('reward', 'adjustment', 'reversal')
        group by student_id
      ) as l join students s on s.id = l.student_id
      left join period_points b on b.student_id = s.id and b.period = ${before}`.execute(db);
};

export const createGloryTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of createAll(engine)) await part.execute(db);
    await fillPeriods(db);
    for (const index of INDEXES) await index.execute(db);
  },
});
