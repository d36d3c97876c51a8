import type Libsql from 'libsql';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import { PERIOD_TIMES } from '#domain/calendar/terms';
import { GRADES } from '#domain/roster/grades';
import { AT, type Size, TERM } from './rows.ts';

const DAYS_A_YEAR = 180;
const HELPERS_EACH = 3;

/** Lessons, each with helpers who gave marks and were rated. */
export const holdSessions = (db: Libsql.Database, { pupils, years }: Size): void => {
  const session = db.prepare(
    `insert into class_sessions (id, term_id, day, period, grade, course, created_at, ended_at, outcome)
     values (?, ${TERM}, ?, ?, ?, 'quran', ?, ?, '{}')`,
  );
  const marks = db.prepare(
    'insert into session_distributions (session_id, student_id, grade, day, performance, total_positive, total_negative) values (?,?,?,?,?,?,?)',
  );
  const rating = db.prepare(
    'insert into teacher_helper_ratings (student_id, grade, day, rating, session_id) values (?, ?, ?, ?, ?)',
  );
  const today = schoolDay(new Date());
  const ofGrade = Math.floor(pupils / GRADES.length);
  let id = 0;
  for (let ago = years * DAYS_A_YEAR - 1; ago >= 0; ago -= 1)
    for (let period = 1; period <= PERIOD_TIMES.length; period += 1)
      for (const grade of GRADES) {
        id += 1;
        const day = dayBefore(today, ago);
        session.run([id, day, period, grade, AT, AT]);
        for (let helper = 0; helper < HELPERS_EACH; helper += 1) {
          // The grades of the bench's pupils follow each other.
          const studentId = 1000 + (grade - GRADES[0]) + 3 * ((id * 7 + helper) % ofGrade);
          marks.run([id, studentId, grade, day, 80, 8 + (id % 5), 2]);
          rating.run([studentId, grade, day, 1 + ((id + helper) % 5), id]);
        }
      }
};
