import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey, numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const GRADE = sql`grade integer not null check (grade in (4, 5, 6))`;
const MODE = sql`mode text not null check (mode in ('timed', 'regular'))`;

const createBanks = sql`
  create table question_banks (
    grade integer primary key check (grade in (4, 5, 6)),
    matching_options text not null
  )`;

const createQuestions = (engine: Engine) => sql`
  create table questions (
    id ${numberedKey(engine)},
    content_key text unique,
    ${GRADE},
    number integer not null,
    version_id integer,
    retired_at text,
    reviewed_at text,
    reviewed_by integer references staff (id) on delete set null,
    created_at text not null,
    unique (grade, number)
  )`;

/** Never changed and never deleted: a session that is under way is judged by the words it showed. */
const createVersions = (engine: Engine) => sql`
  create table question_versions (
    id ${numberedKey(engine)},
    question_id integer not null references questions (id),
    subject text not null check (subject in ('Hadith', 'Fiqh', 'Tawheed')),
    type text not null check (type in ('truefalse', 'choice', 'matching')),
    text text not null,
    options text not null,
    answer integer not null check (answer >= 0),
    difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
    points integer not null check (points between 3 and 20),
    source text not null check (source <> ''),
    correction text,
    explanation text,
    staff_id integer references staff (id) on delete set null,
    created_at text not null
  )`;

const createStats = (engine: Engine) => sql`
  create table question_stats (
    question_id integer not null references questions (id),
    ${GRADE},
    attempts integer not null check (attempts >= 0),
    correct_answers integer not null check (correct_answers between 0 and attempts),
    primary key (grade, question_id)
  ) ${keptByItsKey(engine)}`;

const createContests = (engine: Engine) => sql`
  create table contests (
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
    created_at text not null
  )`;

const createWinners = (engine: Engine) => sql`
  create table contest_winners (
    contest_id integer not null references contests (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    student_name text not null,
    ${GRADE},
    score integer not null,
    accuracy integer,
    primary key (contest_id, student_id)
  ) ${keptByItsKey(engine)}`;

/** A share is sent once, whatever becomes of its reward. */
const createShares = (engine: Engine) => sql`
  create table practice_shares (
    contest_id integer not null references contests (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    coins integer not null check (coins > 0),
    reward_id text not null references rewards_tracking (id) on delete cascade,
    sent_at text not null,
    primary key (contest_id, student_id)
  ) ${keptByItsKey(engine)}`;

const createSessions = (engine: Engine) => sql`
  create table practice_sessions (
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
  )`;

const createAnswers = (engine: Engine) => sql`
  create table practice_answers (
    session_id integer not null references practice_sessions (id) on delete cascade,
    number integer not null check (number > 0),
    question_id integer not null references questions (id),
    choice integer not null check (choice >= 0),
    is_correct integer not null check (is_correct in (0, 1)),
    at_ms integer not null check (at_ms >= 0),
    received_at text not null,
    primary key (session_id, number)
  ) ${keptByItsKey(engine)}`;

const createScores = (engine: Engine) => sql`
  create table practice_scores (
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
    created_at text not null
  )`;

const createBests = (engine: Engine) => sql`
  create table practice_bests (
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
    primary key (contest_id, student_id, grade, mode, minutes)
  ) ${keptByItsKey(engine)}`;

/** Without a check that nobody is counted below zero: what goes down is first written as a row of its own. */
const createSpread = (engine: Engine) => sql`
  create table practice_spread (
    contest_id integer not null references contests (id) on delete cascade,
    ${GRADE},
    ${MODE},
    minutes integer not null,
    by_accuracy integer not null check (by_accuracy in (0, 1)),
    score integer not null,
    accuracy integer not null,
    pupils integer not null,
    accuracy_sum integer not null,
    primary key (contest_id, grade, mode, minutes, by_accuracy, score, accuracy)
  ) ${keptByItsKey(engine)}`;

const INDEXES = [
  sql`create index versions_by_question on question_versions (question_id, id)`,
  sql`create index contests_by_end on contests (ends_at)`,
  sql`create index practice_shares_by_student on practice_shares (student_id)`,
  // A pupil plays one session at a time.
  sql`create unique index sessions_open on practice_sessions (student_id) where state = 'open'`,
  sql`create index sessions_to_settle on practice_sessions (opened_at) where state = 'open'`,
  sql`create index sessions_to_settle_of_contest on practice_sessions (contest_id, id) where state = 'open'`,
  sql`create index practice_sessions_by_student on practice_sessions (student_id)`,
  sql`create index scores_by_student on practice_scores (student_id, id)`,
  // A board of each tab, best first and the newest of equals: all of a contest, a grade's, one kind's, one kind's of a grade.
  sql`create index bests_of_all on practice_bests (contest_id, score desc, accuracy desc, session_id desc)`,
  sql`create index bests_of_grade on practice_bests (contest_id, grade, score desc, accuracy desc, session_id desc)`,
  sql`create index bests_of_kind on practice_bests
    (contest_id, mode, minutes, score desc, accuracy desc, session_id desc)`,
  sql`create index bests_of_grade_and_kind on practice_bests
    (contest_id, grade, mode, minutes, score desc, accuracy desc, session_id desc)`,
  sql`create index bests_of_student on practice_bests (student_id)`,
];

export const createPracticeTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const tables = [
      createBanks,
      createQuestions(engine),
      createVersions(engine),
      createStats(engine),
      createContests(engine),
      createWinners(engine),
      createShares(engine),
      createSessions(engine),
      createAnswers(engine),
      createScores(engine),
      createBests(engine),
      createSpread(engine),
    ];
    for (const part of [...tables, ...INDEXES]) await part.execute(db);
  },
});
