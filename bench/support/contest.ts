import type Libsql from 'libsql';
import { BANK_MIN } from '#domain/questions/questions';
import { GRADES } from '#domain/roster/grades';

const DAY_MS = 24 * 60 * 60 * 1000;
const OPTIONS = JSON.stringify(['الصلاة', 'الزكاة', 'الصوم', 'الحج']);

/** A bank for each grade, as large as a school's must be. */
const writeBanks = (db: Libsql.Database, now: string): void => {
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
      question.run([id, grade, number, id, now]);
      version.run([id, id, `ما الركن ${number} مما درسنا هذا الفصل؟`, OPTIONS, id % 4, 3 + (id % 18), now]);
    }
};

const CONTEST = 1;

const writeContest = (db: Libsql.Database, now: number): void => {
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  db.prepare(
    `insert into contests (id, title, rules, starts_at, ends_at, prize_coins, share_pool, created_at)
     values (${CONTEST}, 'مسابقة الفصل', 'سباق الدقيقة', ?, ?, 100, 400, ?)`,
  ).run([at(-7), at(30), at(-8)]);
};

/** One best for each pupil, of one of the four kinds of game; the spread is counted from them. */
const writeBests = (db: Libsql.Database, now: string): void => {
  db.exec(`
    insert into practice_sessions (id, request_key, student_id, grade, contest_id, mode, minutes, seed, deck, answered,
      state, opened_at)
    select id, 'bench-' || id, id, grade, ${CONTEST}, case when id % 4 = 0 then 'regular' else 'timed' end,
      nullif(id % 4, 0), 1, '[]', 0, 'saved', '${now}'
    from students where id > 999;
    insert into practice_bests (contest_id, student_id, grade, mode, minutes, score, accuracy, total_questions,
      correct_answers, session_id, created_at)
    select contest_id, student_id, grade, mode, coalesce(minutes, 0),
      case mode when 'timed' then id * 7919 % 40 else id * 7919 % 400 end, id * 31 % 101, 40, 20, id, opened_at
    from practice_sessions;
    insert into practice_spread
    select contest_id, grade, mode, minutes, 0, score, 0, count(*), sum(accuracy) from practice_bests
    group by contest_id, grade, mode, minutes, score;
    insert into practice_spread
    select contest_id, grade, mode, minutes, 1, score, accuracy, count(*), sum(accuracy) from practice_bests
    group by contest_id, grade, mode, minutes, score, accuracy`);
};

/** A contest that the whole school has played in and goes on playing in. */
export const holdContest = (db: Libsql.Database, now: string): void => {
  writeBanks(db, now);
  writeContest(db, Date.parse(now));
  writeBests(db, now);
};
