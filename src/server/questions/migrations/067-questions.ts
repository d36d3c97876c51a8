import { sql } from 'kysely';
import { keptByItsKey, migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createQuestionsTables = migrationOf((engine) => [
  sql`create table question_banks (
    grade integer primary key check (grade in (4, 5, 6)),
    matching_options text not null
  )`,
  sql`create table questions (
    id ${numberedKey(engine)},
    content_key text unique,
    grade integer not null check (grade in (4, 5, 6)),
    number integer not null,
    version_id integer,
    retired_at text,
    reviewed_at text,
    reviewed_by integer references staff (id) on delete set null,
    created_at text not null,
    lesson_id text,
    use text not null default 'practice' check (use in ('practice', 'race')),
    unique (grade, number)
  )`,
  // Never changed and never deleted: a session that is under way is judged by the words it showed.
  sql`create table question_versions (
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
  )`,
  sql`create index versions_by_question on question_versions (question_id, id)`,
  sql`create table question_stats (
    question_id integer not null references questions (id),
    grade integer not null check (grade in (4, 5, 6)),
    attempts integer not null check (attempts >= 0),
    correct_answers integer not null check (correct_answers between 0 and attempts),
    primary key (grade, question_id)
  ) ${keptByItsKey(engine)}`,
  sql`create table question_grades (
    question_id integer not null references questions (id),
    grade integer not null check (grade in (4, 5, 6)),
    number integer not null,
    lesson_id text,
    primary key (question_id, grade),
    unique (grade, number)
  ) ${keptByItsKey(engine)}`,
  sql`create view question_places as
    select id as question_id, grade, number, lesson_id from questions
    union all
    select question_id, grade, number, lesson_id from question_grades`,
  sql`create table question_mistakes (
    version_id integer not null references question_versions (id),
    choice integer not null check (choice >= 0),
    times integer not null check (times > 0),
    primary key (version_id, choice)
  ) ${keptByItsKey(engine)}`,
]);
