import type Libsql from 'libsql';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import { PERIOD_TIMES } from '#domain/calendar/terms';
import { spansBetween } from '#domain/glory/periods';
import { GRADES } from '#domain/roster/grades';
import { AT, writeRows, writeTerm } from './rows.ts';

const DAYS = 60;
const HELPERS_EACH = 3;

const fillPeriods = (db: Libsql.Database): void => {
  const { oldest, newest } = db
    .prepare('select min(created_at) as oldest, max(created_at) as newest from points_logs')
    .get() as {
    oldest: string;
    newest: string;
  };
  const insert = db.prepare(`
    insert into period_points (student_id, period, grade, points, coins, wealth, gain)
    select s.id, ?, s.grade, l.points, l.coins, l.coins + l.points / 10, l.points - coalesce(b.points, 0)
    from (
      select student_id, sum(value) as points, sum(coins_earned) as coins from points_logs
      where created_at >= ? and created_at < ? group by student_id
    ) as l join students s on s.id = l.student_id
    left join period_points b on b.student_id = s.id and b.period = ?`);
  for (const { key, before, from, until } of spansBetween(new Date(oldest), new Date(newest)))
    insert.run([key, from, until, before]);
};

/** A term of lessons, each with helpers who gave marks and were rated. */
const holdSessions = (db: Libsql.Database): void => {
  const today = schoolDay(new Date());
  writeTerm(db, dayBefore(today, DAYS), today);
  const session = db.prepare(
    "insert into class_sessions (id, term_id, day, period, grade, course, created_at, ended_at, outcome) values (?, 1, ?, ?, ?, 'quran', ?, ?, '{}')",
  );
  const marks = db.prepare(
    'insert into session_distributions (session_id, student_id, grade, day, performance, total_positive, total_negative) values (?,?,?,?,?,?,?)',
  );
  const rating = db.prepare(
    'insert into teacher_helper_ratings (student_id, grade, day, rating, session_id) values (?, ?, ?, ?, ?)',
  );
  let id = 0;
  for (let ago = 0; ago < DAYS; ago += 1)
    for (let period = 1; period <= PERIOD_TIMES.length; period += 1)
      for (const grade of GRADES) {
        id += 1;
        const day = dayBefore(today, ago);
        session.run([id, day, period, grade, AT, AT]);
        for (let helper = 0; helper < HELPERS_EACH; helper += 1) {
          // The grades of the bench's pupils follow each other.
          const studentId = 1000 + (grade - GRADES[0]) + 3 * ((id * 7 + helper) % 1000);
          marks.run([id, studentId, grade, day, 80, 8 + (id % 5), 2]);
          rating.run([studentId, grade, day, 1 + ((id + helper) % 5), id]);
        }
      }
};

export const earnGlory = (file: string): void =>
  writeRows(file, (db) => {
    fillPeriods(db);
    holdSessions(db);
  });
