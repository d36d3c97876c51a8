import type Libsql from 'libsql';
import { GRADES } from '#domain/roster/grades';
import { longTextOf } from './long-texts.ts';
import { AT, type Size } from './rows.ts';

/** Of a text of some 600 words, those that are not read right at once get a mark: half of these in every hearing. */
const MARKED = 50;
const APART = 12;

/** A hearing of each pupil in every year, the last still open; some words are still wrong. */
const statements = ({ years }: Size): string => `
  create temp table reciters as
  select s.id, s.grade, t.id as text_id from students s
  join quran_texts t on t.grade_level = s.grade and t.id in (${GRADES.map(longTextOf).join(', ')})
  where s.id > 999 order by s.id;
  insert into quran_hearings (student_id, text_id, status, request_key, started_at, ended_at, reached, mistakes)
  select r.id, r.text_id, 'stopped', n.n || '-' || r.id, '${AT}', '${AT}', ${(MARKED * APART) / 2}, 3
  from numbers n cross join reciters r where n.n < ${years - 1} order by n.n, r.id;
  insert into quran_hearings (student_id, text_id, request_key, started_at, reached, mistakes)
  select r.id, r.text_id, 'open-' || r.id, '${AT}', ${MARKED * APART}, 3 from reciters r;
  insert into quran_marks (hearing_id, mark_key, text_id, student_id, word_position, action, status,
    before_attempts, before_incorrect, made_at)
  select h.id, 'm' || n.n, h.text_id, h.student_id, n.n * ${APART},
    case when n.n % 10 = 7 then 'incorrect' else 'complete' end,
    case when n.n % 10 = 7 then 'incorrect' else 'completed' end, 0, 0, '${AT}'
  from quran_hearings h cross join numbers n
  where n.n < ${MARKED} and (n.n + cast(h.request_key as integer)) % 2 = 0 order by h.id, n.n;
  insert into quran_word_tracking (text_id, student_id, word_position, status, attempts, incorrect_attempts, grade,
    last_attempt_at, hearing_id)
  select m.text_id, m.student_id, m.word_position, m.status, 1, m.status = 'incorrect', r.grade, '${AT}',
    max(m.hearing_id)
  from quran_marks m join reciters r on r.id = m.student_id group by m.text_id, m.student_id, m.word_position;
  insert into quran_progress (student_id, text_id, grade, started_at, max_position, completed, last_heard_at)
  select id, text_id, grade, '${AT}', ${MARKED * APART}, ${MARKED - 5}, '${AT}' from reciters`;

export const hearPupils = (db: Libsql.Database, size: Size): void => void db.exec(statements(size));
