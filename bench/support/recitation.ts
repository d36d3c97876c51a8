import type Libsql from 'libsql';
import { AT, type Size } from './rows.ts';

/** Of a text of some 600 words: those that are read right get no mark. */
const MARKED = 50;
const APART = 12;
/** From the number of a text to that of the next of the same grade. */
const NEXT_TEXT = 10;

/** A text for every two years, heard twice; the last hearing of the first is still open, and some words are still wrong. */
const statements = ({ years }: Size): string => `
  insert into quran_texts (id, title, content, grade_level, position, surah, from_ayah, to_ayah, word_count, created_at)
  select t.id + n.n * ${NEXT_TEXT}, title, content, grade_level, 1 + n.n, surah, from_ayah, to_ayah, word_count, created_at
  from quran_texts t cross join numbers n where n.n between 1 and ${Math.ceil(years / 2) - 1};
  create temp table reciters as
  select s.id, s.grade, t.id as text_id, t.position = 1 as is_open from quran_texts t
  join students s on t.grade_level = s.grade where s.id > 999 order by t.position desc, s.id;
  insert into quran_hearings (student_id, text_id, status, request_key, started_at, ended_at, reached, mistakes)
  select id, text_id, 'stopped', 'a' || text_id || '-' || id, '${AT}', '${AT}', ${(MARKED * APART) / 2}, 3 from reciters;
  insert into quran_hearings (student_id, text_id, status, request_key, started_at, ended_at, reached, mistakes)
  select id, text_id, case when is_open then 'open' else 'stopped' end, 'b' || text_id || '-' || id, '${AT}',
    case when is_open then null else '${AT}' end, ${MARKED * APART}, 3 from reciters;
  insert into quran_marks (hearing_id, mark_key, text_id, student_id, word_position, action, status,
    before_attempts, before_incorrect, made_at)
  select h.id, 'm' || n.n, h.text_id, h.student_id, n.n * ${APART},
    case when n.n % 10 = 7 then 'incorrect' else 'complete' end,
    case when n.n % 10 = 7 then 'incorrect' else 'completed' end, 0, 0, '${AT}'
  from quran_hearings h cross join numbers n
  where n.n < ${MARKED} and (h.request_key like 'b%') = (n.n >= ${MARKED / 2}) order by h.id, n.n;
  insert into quran_word_tracking (text_id, student_id, word_position, status, attempts, incorrect_attempts, grade,
    last_attempt_at, hearing_id)
  select m.text_id, m.student_id, m.word_position, m.status, 1, m.status = 'incorrect', t.grade_level, '${AT}',
    m.hearing_id
  from quran_marks m join quran_texts t on t.id = m.text_id order by m.text_id, m.student_id, m.word_position;
  insert into quran_progress (student_id, text_id, grade, started_at, max_position, completed, last_heard_at)
  select id, text_id, grade, '${AT}', ${MARKED * APART}, ${MARKED - 5}, '${AT}' from reciters`;

export const hearPupils = (db: Libsql.Database, size: Size): void => void db.exec(statements(size));
