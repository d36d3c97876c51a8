import { type Compilable, type RawBuilder, sql } from 'kysely';
import { dayAfter, schoolDay, startOfDay } from '#domain/calendar/school-day';
import {
  monthKey,
  type PeriodKey,
  type PeriodSpan,
  periodAfter,
  periodBefore,
  spansBetween,
  weekKey,
} from '#domain/glory/periods';
import { type Amounts, EARNED } from '#domain/ledger/ledger';
import type { Executor } from '#server/platform/db/database';
import { prepared } from '#server/platform/db/prepared';

interface Earned extends Amounts {
  readonly studentId: number;
  readonly week: PeriodKey;
  readonly weekBefore: PeriodKey;
  readonly weekAfter: PeriodKey;
  readonly month: PeriodKey;
  readonly monthBefore: PeriodKey;
  readonly monthAfter: PeriodKey;
}

/** Rounded down below nothing too, where division by itself rounds up. */
const wealthOf = (coins: RawBuilder<unknown>, points: RawBuilder<unknown>) =>
  sql`(${coins} + case when ${points} < 0 then (${points} - 9) / 10 else ${points} / 10 end)`;

/**
 * The week's row and the month's, each with what it is more than the one before. Where a slow line comes after the first
 * of the next period, that one is less of a gain.
 */
const addEarned = prepared(
  (executor, { studentId, points, coins, ...of }: Earned): Compilable<object> => ({
    compile: () =>
      sql<object>`
      insert into period_points (student_id, period, grade, points, coins, wealth, gain)
      select s.id, p.period, s.grade, p.points, p.coins, ${wealthOf(sql`p.coins`, sql`p.points`)},
        p.points - coalesce(b.points, 0)
      from students s cross join (
        select cast(${of.week} as text) as period, cast(${of.weekBefore} as text) as before,
          cast(${points} as integer) as points, cast(${coins} as integer) as coins
        union all select ${of.month}, ${of.monthBefore}, cast(${points} as integer), cast(${coins} as integer)
        union all select period, '', 0, 0 from period_points
          where student_id = ${studentId} and period in (${of.weekAfter}, ${of.monthAfter})
      ) as p left join period_points b on b.student_id = s.id and b.period = p.before
      where s.id = ${studentId}
      on conflict (student_id, period) do update set
        grade = excluded.grade,
        points = period_points.points + excluded.points,
        coins = period_points.coins + excluded.coins,
        wealth = ${wealthOf(sql`period_points.coins + excluded.coins`, sql`(period_points.points + excluded.points)`)},
        gain = period_points.gain
          + case when excluded.points = 0 then - cast(${points} as integer) else excluded.points end`.compile(executor),
  }),
);

/** With the line that earns it, in the same transaction. */
export const addToPeriods = async (executor: Executor, now: Date, studentId: number, { points, coins }: Amounts) => {
  if (points === 0 && coins === 0) return;
  const day = schoolDay(now);
  const [week, month] = [weekKey(day), monthKey(day)];
  await addEarned(executor, {
    studentId,
    points,
    coins,
    week,
    weekBefore: periodBefore(week),
    weekAfter: periodAfter(week),
    month,
    monthBefore: periodBefore(month),
    monthAfter: periodAfter(month),
  });
};

/** Of the period itself and the one before it. */
const periodsOf = (spans: readonly PeriodSpan[]) =>
  sql.join(spans.map(({ key, before }) => sql`(${sql.lit(key)}, ${sql.lit(before)})`));

/** The hour of UTC with which the school's next day begins. */
const HOUR = startOfDay('2026-01-01').slice(11, 13);

/** What the lines of each day of UTC count for, those before that hour and those from it on: to be found by equality. */
const daysOf = (oldest: string, newest: string) => {
  const rows: RawBuilder<unknown>[] = [];
  for (let day = oldest.slice(0, 10); day <= newest.slice(0, 10); day = dayAfter(day, 1))
    for (const late of [0, 1])
      for (const period of [weekKey(dayAfter(day, late)), monthKey(dayAfter(day, late))])
        rows.push(sql`(${sql.lit(day)}, ${sql.lit(late)}, ${sql.lit(period)})`);
  return sql.join(rows);
};

/** Where what is kept for weeks and months differs from the lines, or from each other. */
export const findWrongPeriods = async (executor: Executor) => {
  const lines = await executor
    .selectFrom('points_logs')
    .select((eb) => [eb.fn.min('createdAt').as('oldest'), eb.fn.max('createdAt').as('newest')])
    .executeTakeFirst();
  if (!lines?.oldest) return [];
  const spans = spansBetween(new Date(lines.oldest), new Date(lines.newest));
  const { rows } = await sql<{ studentId: number; period: PeriodKey }>`
    with spans (period, before) as (values ${periodsOf(spans)}),
    days (day, late, period) as (values ${daysOf(lines.oldest, lines.newest)}),
    earned as (
      select student_id, substr(created_at, 1, 10) as day,
        case when substr(created_at, 12, 2) >= ${sql.lit(HOUR)} then 1 else 0 end as late,
        sum(value) as points, sum(coins_earned) as coins
      from points_logs where reason in (${sql.join(EARNED)}) group by 1, 2, 3
    )
    select student_id, period from (
      select e.student_id, d.period, e.points, e.coins
      from earned e join days d on d.day = e.day and d.late = e.late
      union all select student_id, period, -points, -coins from period_points
    ) as counted group by student_id, period having sum(points) <> 0 or sum(coins) <> 0
    union
    select g.student_id, g.period from period_points g join spans p on p.period = g.period
    left join period_points b on b.student_id = g.student_id and b.period = p.before
    where g.gain <> g.points - coalesce(b.points, 0) or g.wealth <> ${wealthOf(sql`g.coins`, sql`g.points`)}
    order by 1, 2`.execute(executor);
  return rows;
};
