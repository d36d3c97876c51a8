import type Libsql from 'libsql';
import { BANK_MIN } from '#domain/questions/questions';
import { GRADES } from '#domain/roster/grades';
import { AT, daysFromNow, type Size } from './rows.ts';

const OPTIONS = JSON.stringify(['الصلاة', 'الزكاة', 'الصوم', 'الحج']);

/** A bank for each grade, as large as a school's must be. */
const writeBanks = (db: Libsql.Database): void => {
  const question = db.prepare(
    'insert into questions (id, grade, number, version_id, created_at) values (?, ?, ?, ?, ?)',
  );
  const version = db.prepare(
    `insert into question_versions (id, question_id, subject, type, text, options, answer, difficulty, points, source,
       created_at)
     values (?, ?, 'Fiqh', 'choice', ?, ?, ?, 'easy', ?, 'متفق عليه', ?)`,
  );
  let id = 0;
  for (const grade of GRADES)
    for (let number = 1; number <= BANK_MIN; number += 1) {
      id += 1;
      question.run([id, grade, number, id, AT]);
      version.run([id, id, `ما الركن ${number} مما درسنا هذا الفصل؟`, OPTIONS, id % 4, 3 + (id % 18), AT]);
    }
};

const DAYS_EACH = 140;

/** One after the other; the newest runs. */
const writeContests = (db: Libsql.Database, count: number): void => {
  const insert = db.prepare(
    `insert into contests (id, title, rules, starts_at, ends_at, prize_coins, share_pool, closed_at, created_at)
     values (?, 'مسابقة الفصل', 'سباق الدقيقة', ?, ?, 100, 400, ?, ?)`,
  );
  for (let id = 1; id < count; id += 1) {
    const [start, end] = [(id - count) * DAYS_EACH - 8, (id - count + 1) * DAYS_EACH - 9].map(daysFromNow);
    insert.run([id, start, end, end, start]);
  }
  insert.run([count, daysFromNow(-7), daysFromNow(30), null, daysFromNow(-8)]);
};

const ANSWERS_EACH = 20;

/** One game of each pupil in each contest, of one of the four kinds, which is the best of that kind. */
const GAMES = `
  insert into practice_sessions (request_key, student_id, grade, contest_id, mode, minutes, seed, deck, answered, state,
    opened_at)
  select 'bench-' || c.id || '-' || s.id, s.id, s.grade, c.id,
    case when (s.id + c.id) % 4 = 0 then 'regular' else 'timed' end, nullif((s.id + c.id) % 4, 0), 1, '[]',
    ${ANSWERS_EACH}, 'saved', c.starts_at
  from contests c cross join students s where s.id > 999 order by c.id, s.id;
  insert into practice_answers (session_id, number, question_id, choice, is_correct, at_ms, received_at)
  select p.id, n.n + 1, 1 + (p.id * ${ANSWERS_EACH} + n.n) % ${BANK_MIN * GRADES.length}, n.n % 4, n.n % 2, n.n * 2000,
    p.opened_at
  from practice_sessions p cross join numbers n where n.n < ${ANSWERS_EACH} order by p.id, n.n;
  insert into practice_bests (contest_id, student_id, grade, mode, minutes, score, accuracy, total_questions,
    correct_answers, session_id, created_at)
  select contest_id, student_id, grade, mode, coalesce(minutes, 0),
    case mode when 'timed' then id * 7919 % 40 else id * 7919 % 400 end, id * 31 % 101, 40, 20, id, opened_at
  from practice_sessions;
  insert into practice_scores (session_id, student_id, student_name, grade, mode, time_minutes, score, accuracy,
    total_questions, correct_answers, seconds, counts, created_at)
  select b.session_id, b.student_id, s.name, b.grade, b.mode, nullif(b.minutes, 0), b.score, b.accuracy, 40, 20, 60, 1,
    b.created_at
  from practice_bests b join students s on s.id = b.student_id`;

const CONTESTS_A_YEAR = 2.5;

/** Contests that the whole school has played in, in the last of which it goes on playing. */
export const holdContests = (db: Libsql.Database, { years }: Size): void => {
  writeBanks(db);
  writeContests(db, Math.ceil(years * CONTESTS_A_YEAR));
  db.exec(GAMES);
};
