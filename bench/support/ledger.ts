import type Libsql from 'libsql';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import { monthKey, periodBefore, weekKey } from '#domain/glory/periods';
import type { Size } from './rows.ts';

const LINES_A_YEAR = 50;
/** More than anybody spends while it is measured. */
const COINS_EACH = 100_000;

/** The days on which every pupil earned, a week apart up to today, with the week and the month that each counts for. */
const writeDays = (db: Libsql.Database, { years }: Size): void => {
  db.exec('create temp table days (n integer primary key, at text, week text, month text)');
  db.exec('create temp table periods (period text primary key, before text)');
  const day = db.prepare('insert into days values (?, ?, ?, ?)');
  const period = db.prepare('insert or ignore into periods values (?, ?)');
  const today = schoolDay(new Date());
  const last = LINES_A_YEAR * years - 1;
  for (let n = 0; n <= last; n += 1) {
    const on = dayBefore(today, (last - n) * 7);
    const [week, month] = [weekKey(on), monthKey(on)];
    day.run([n, `${on}T04:00:00.000Z`, week, month]);
    for (const key of [week, month]) period.run([key, periodBefore(key)]);
  }
};

/** Some pupils earn forty times what others do, and some have the same. */
const LINES = `
  insert into points_logs (student_id, log_type, value, coins_earned, points_after, balance_after, reason, cause, created_at)
  select student_id, 'points_change', value, case n when 0 then ${COINS_EACH} else 0 end,
    sum(value) over (partition by student_id order by n), ${COINS_EACH}, 'adjustment',
    'bench:' || student_id || ':' || n, at
  from (
    select s.id as student_id, d.n, d.at, (s.id * 31 + d.n * 17) % (1 + s.id % 40) as value
    from students s cross join days d where s.id > 999
  ) order by n, student_id`;

const BALANCES = `
  update students set balance = ${COINS_EACH},
    points = (select sum(value) from points_logs where student_id = students.id)
  where id > 999`;

const PERIODS = `
  create temp table earned as
  select student_id, period, before, sum(value) as points, sum(coins_earned) as coins from (
    select l.student_id, d.week as period, l.value, l.coins_earned from points_logs l join days d on d.at = l.created_at
    union all
    select l.student_id, d.month, l.value, l.coins_earned from points_logs l join days d on d.at = l.created_at
  ) join periods using (period) group by student_id, period;
  create index temp.earned_by_key on earned (student_id, period);
  insert into period_points (student_id, period, grade, points, coins, wealth, gain)
  select e.student_id, e.period, s.grade, e.points, e.coins, e.coins + e.points / 10, e.points - coalesce(b.points, 0)
  from earned e join students s on s.id = e.student_id
  left join earned b on b.student_id = e.student_id and b.period = e.before
  order by e.student_id, e.period`;

/** What every pupil earned, line by line, and what that makes for the weeks, the months and the pupil. */
export const writeLedger = (db: Libsql.Database, size: Size): void => {
  writeDays(db, size);
  for (const statements of [LINES, BALANCES, PERIODS]) db.exec(statements);
};
