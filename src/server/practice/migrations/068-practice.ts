import { sql } from 'kysely';
import { NO_END } from '#domain/contests/contest';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

const GRADE = sql`grade integer not null check (grade in (4, 5, 6))`;
const MODE = sql`mode text not null check (mode in ('timed', 'regular'))`;

export const createPracticeTables = migrationOf((engine) => [
  // Practice without a contest is a row beside them: sessions, bests and boards are of it as they are of a contest.
  sql`create table contests (
    id ${numberedKey(engine)},
    title text not null,
    rules text not null,
    starts_at text not null,
    ends_at text not null check (ends_at > starts_at),
    prize_coins integer not null check (prize_coins >= 0),
    share_pool integer not null check (share_pool >= 0),
    closed_at text,
    closed_by integer references staff (id) on delete set null,
    participants integer,
    share_hundredths integer,
    created_at text not null,
    kind text not null default 'contest' check (kind in ('contest', 'open'))
  )`,
  sql`create index contests_by_end on contests (ends_at)`,
  sql`create unique index one_open_practice on contests (kind)
    where kind = 'open' and ends_at = ${sql.lit(NO_END)}`,
  sql`create table practice_sessions (
    id ${numberedKey(engine)},
    request_key text not null unique,
    student_id integer not null references students (id) on delete cascade,
    ${GRADE},
    contest_id integer not null references contests (id),
    ${MODE},
    minutes integer check (minutes in (1, 2, 3)),
    question_count integer check (question_count in (10, 20, 30)),
    seed integer not null,
    deck text not null,
    answered integer not null default 0,
    state text not null check (state in ('open', 'saved', 'dropped')),
    opened_at text not null,
    last_answer_at text,
    closed_at text,
    check ((mode = 'timed') = (minutes is not null))
  )`,
  // A pupil plays one session at a time.
  sql`create unique index sessions_open on practice_sessions (student_id) where state = 'open'`,
  sql`create index sessions_to_settle on practice_sessions (opened_at) where state = 'open'`,
  sql`create index sessions_to_settle_of_contest on practice_sessions (contest_id, id) where state = 'open'`,
  sql`create index practice_sessions_by_student on practice_sessions (student_id)`,
  sql`create table practice_answers (
    session_id integer not null references practice_sessions (id) on delete cascade,
    number integer not null check (number > 0),
    question_id integer not null references questions (id),
    choice integer not null check (choice >= 0),
    is_correct integer not null check (is_correct in (0, 1)),
    at_ms integer not null check (at_ms >= 0),
    received_at text not null,
    primary key (session_id, number)
  ) ${keptByItsKey(engine)}`,
  sql`create table practice_scores (
    id ${numberedKey(engine)},
    session_id integer not null unique references practice_sessions (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    student_name text not null,
    ${GRADE},
    ${MODE},
    time_minutes integer check (time_minutes in (1, 2, 3)),
    score integer not null check (score >= 0),
    accuracy integer check (accuracy between 0 and 100),
    total_questions integer not null,
    correct_answers integer not null check (correct_answers between 0 and total_questions),
    seconds integer not null check (seconds >= 0),
    previous_best integer,
    counts integer not null check (counts in (0, 1)),
    created_at text not null,
    late_answers integer not null default 0,
    uncounted_answers integer not null default 0
  )`,
  sql`create index scores_by_student on practice_scores (student_id, id)`,
  // Days on which a pupil learnt something.
  sql`create index scores_by_day on practice_scores (student_id, created_at)`,
  sql`create table practice_bests (
    contest_id integer not null references contests (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    ${GRADE},
    ${MODE},
    minutes integer not null check (minutes between 0 and 3),
    score integer not null,
    accuracy integer not null,
    total_questions integer not null,
    correct_answers integer not null,
    session_id integer not null references practice_sessions (id) on delete cascade,
    created_at text not null,
    late_answers integer not null default 0,
    primary key (contest_id, student_id, grade, mode, minutes)
  ) ${keptByItsKey(engine)}`,
  // A board of each tab, best first and the newest of equals; a place is counted in the first, also that of a grade.
  sql`create index bests_of_all on practice_bests (contest_id, score desc, accuracy desc, session_id desc)`,
  sql`create index bests_of_kind on practice_bests
    (contest_id, mode, minutes, score desc, accuracy desc, session_id desc)`,
  sql`create index bests_of_student on practice_bests (student_id)`,
]);
