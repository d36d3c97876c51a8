import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

const STATUSES = sql`('not_started', 'started', 'incorrect', 'passed', 'completed', 'paused', 'finished')`;
const MISTAKES = sql`('wrong_word', 'left_out', 'tashkeel', 'tajweed', 'stopped')`;

export const createTrackingTables = migrationOf((engine) => [
  sql`create table quran_hearings (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    text_id integer not null references quran_texts (id),
    staff_id integer references staff (id) on delete set null,
    status text not null default 'open' check (status in ('open', 'finished', 'stopped')),
    request_key text not null unique,
    started_at text not null,
    ended_at text,
    reached integer not null default 0,
    mistakes integer not null default 0,
    check ((status = 'open') = (ended_at is null))
  )`,
  sql`create index quran_hearings_of_pupil on quran_hearings (student_id, text_id, id)`,
  sql`create unique index quran_hearings_open on quran_hearings (student_id) where status = 'open'`,
  // Kept in the order of its key, so that a pupil's text lies together.
  sql`create table quran_word_tracking (
    text_id integer not null references quran_texts (id),
    student_id integer not null references students (id) on delete cascade,
    word_position integer not null check (word_position >= 0),
    status text not null check (status in ${STATUSES}),
    attempts integer not null check (attempts >= 0),
    incorrect_attempts integer not null check (incorrect_attempts between 0 and attempts),
    mistake text check (mistake in ${MISTAKES}),
    grade integer not null check (grade in (4, 5, 6)),
    last_attempt_at text not null,
    hearing_id integer not null references quran_hearings (id) on delete cascade,
    primary key (text_id, student_id, word_position)
  ) ${keptByItsKey(engine)}`,
  sql`create index quran_words_of_hearing on quran_word_tracking (hearing_id)`,
  sql`create index quran_words_of_pupil on quran_word_tracking (student_id, last_attempt_at)`,
  sql`create table quran_marks (
    id ${numberedKey(engine)},
    hearing_id integer not null references quran_hearings (id) on delete cascade,
    mark_key text not null,
    text_id integer not null,
    student_id integer not null,
    word_position integer not null,
    action text not null check (
      action in ('pause', 'clear_pause', 'incorrect', 'try_again', 'name_mistake', 'pass', 'complete')
    ),
    mistake text check (mistake in ${MISTAKES}),
    status text not null check (status in ${STATUSES}),
    before_status text check (before_status in ${STATUSES}),
    before_attempts integer not null,
    before_incorrect integer not null,
    before_mistake text,
    before_hearing integer,
    before_drill text,
    made_by integer references staff (id) on delete set null,
    made_at text not null,
    undone_at text,
    undone_by integer references staff (id) on delete set null,
    unique (hearing_id, mark_key)
  )`,
  sql`create index quran_marks_of_word on quran_marks (student_id, text_id, word_position, id)`,
  // What was wrong is a small part of what was marked, and read with every page.
  sql`create index quran_marks_wrong on quran_marks (student_id, text_id, id)
    where status = 'incorrect' and undone_at is null`,
  sql`create index quran_marks_of_hearing on quran_marks (hearing_id, id)`,
  sql`create table quran_progress (
    student_id integer not null references students (id) on delete cascade,
    text_id integer not null references quran_texts (id),
    grade integer not null check (grade in (4, 5, 6)),
    started_at text not null,
    finished_at text,
    paused_position integer,
    max_position integer not null default 0,
    completed integer not null default 0,
    known integer not null default 0,
    incorrect integer not null default 0,
    last_heard_at text not null,
    primary key (student_id, text_id)
  ) ${keptByItsKey(engine)}`,
  sql`create index quran_progress_of_text on quran_progress (text_id, student_id)`,
  sql`create table quran_skips (
    student_id integer primary key references students (id) on delete cascade,
    reason text not null check (reason in ('absent', 'not_ready', 'unwell', 'other')),
    skipped_at text not null,
    staff_id integer references staff (id) on delete set null
  ) ${keptByItsKey(engine)}`,
]);
