import { GRADES } from '#domain/roster/grades';
import { longTextOf } from './long-texts.ts';
import { AT, writeRows } from './rows.ts';

/** Of a text of some 600 words: those that are read right get no mark. In a school of 100,000 that makes five million. */
const MARKED = 50;
const APART = 12;

/** Two hearings of each pupil, the second still open, half of the words marked in each; some are still wrong. */
const STATEMENTS = [
  `create temp table numbers as
   with recursive n (n) as (select 0 union all select n + 1 from n where n < ${MARKED - 1}) select n from n`,
  `create temp table reciters as
   select s.id, s.grade, t.id as text_id from students s
   join quran_texts t on t.grade_level = s.grade and t.id in (${GRADES.map(longTextOf).join(', ')})
   order by s.id`,
  `insert into quran_hearings (student_id, text_id, status, request_key, started_at, ended_at, reached, mistakes)
   select r.id, r.text_id, 'stopped', 'a' || r.id, '${AT}', '${AT}', ${(MARKED * APART) / 2}, 3 from reciters r`,
  `insert into quran_hearings (student_id, text_id, request_key, started_at, reached, mistakes)
   select r.id, r.text_id, 'b' || r.id, '${AT}', ${MARKED * APART}, 3 from reciters r`,
  `create temp table marked as
   select h.id as hearing_id, r.id as student_id, r.text_id, r.grade, n.n * ${APART} as position,
     case when n.n % 10 = 7 then 'incorrect' else 'completed' end as status
   from reciters r
   join quran_hearings h on h.student_id = r.id
   join numbers n on (h.status = 'open') = (n.n >= ${MARKED / 2})
   order by r.id, n.n`,
  `insert into quran_marks (hearing_id, mark_key, text_id, student_id, word_position, action, status,
     before_attempts, before_incorrect, made_at)
   select hearing_id, 'm' || position, text_id, student_id, position,
     case status when 'incorrect' then 'incorrect' else 'complete' end, status, 0, 0, '${AT}' from marked`,
  `insert into quran_word_tracking (text_id, student_id, word_position, status, attempts, incorrect_attempts, grade,
     last_attempt_at, hearing_id)
   select text_id, student_id, position, status, 1, status = 'incorrect', grade, '${AT}', hearing_id
   from marked order by text_id, student_id, position`,
  `insert into quran_progress (student_id, text_id, grade, started_at, max_position, completed, last_heard_at)
   select id, text_id, grade, '${AT}', ${MARKED * APART}, ${MARKED - 5}, '${AT}' from reciters`,
];

/** Five million marks, past the product: only the case that reads among them waits for them. */
export const writeMarks = (file: string): void =>
  writeRows(file, (db) => {
    for (const statement of STATEMENTS) db.exec(statement);
  });
