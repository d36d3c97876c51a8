import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createExams = (engine: Engine) => sql`
  create table exams (
    id ${numberedKey(engine)},
    request_key text not null unique,
    content_key text unique,
    title text not null,
    grade integer not null check (grade in (4, 5, 6)),
    exam_date text not null,
    matching_options text not null,
    questions text not null,
    reviews text not null,
    version integer not null default 1,
    published_at text,
    practice_set text,
    practice_opened_at text,
    created_by integer references staff (id) on delete set null,
    created_at text not null,
    removed_at text,
    check ((practice_set is null) = (practice_opened_at is null))
  )`;

const createCorrections = (engine: Engine) => sql`
  create table exam_corrections (
    correction_id ${numberedKey(engine)},
    exam_id integer not null references exams (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    answers text not null check (length(answers) = 20),
    versions text not null,
    revision integer not null default 1,
    is_absent integer not null default 0 check (is_absent in (0, 1)),
    is_complete integer not null default 0 check (is_complete in (0, 1)),
    total_score integer not null check (total_score between 0 and 40),
    truefalse_score integer not null check (truefalse_score between 0 and 20),
    multiplechoice_score integer not null check (multiplechoice_score between 0 and 10),
    matching_score integer not null check (matching_score between 0 and 10),
    wrong_answers text not null,
    graded_at text not null,
    graded_by integer references staff (id) on delete set null,
    seen_at text,
    calculated_at text,
    sent_at text,
    coins_sent integer not null default 0,
    points_sent integer not null default 0,
    check (total_score = truefalse_score + multiplechoice_score + matching_score),
    check (is_absent = 0 or is_complete = 0)
  )`;

const INDEXES = [
  sql`create unique index exams_by_title on exams (grade, title, exam_date) where removed_at is null`,
  sql`create index exams_by_grade on exams (grade, exam_date, id)`,
  // A pupil has one paper of an exam; a grid reads its own papers and no others.
  sql`create unique index corrections_by_exam on exam_corrections (exam_id, student_id)`,
  sql`create index corrections_by_student on exam_corrections (student_id, exam_id) where is_complete = 1`,
];

export const createExamsTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of [createExams(engine), createCorrections(engine), ...INDEXES]) await part.execute(db);
  },
});
