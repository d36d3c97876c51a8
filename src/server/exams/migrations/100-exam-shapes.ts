import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

/** As every paper was until then. */
const SHAPE = sql.lit(
  '{"truefalse":{"questions":10,"marks":2},"choice":{"questions":5,"marks":2},"matching":{"questions":5,"marks":2}}',
);

/** Half marks, and papers of any length. */
const SCORES = ['total_score', 'truefalse_score', 'multiplechoice_score', 'matching_score'];

const KEPT = sql.raw(
  [
    ...['correction_id', 'exam_id', 'student_id', 'grade', 'answers', 'versions', 'revision', 'is_absent'],
    ...['is_complete', ...SCORES, 'wrong_answers', 'graded_at', 'graded_by', 'seen_at', 'calculated_at'],
    ...['sent_at', 'coins_sent', 'points_sent'],
  ].join(', '),
);

/** SQLite takes no rule off a table: what is there moves into another. Its numbers are never given again. */
const REBUILT = [
  sql`create table exam_corrections_new (
    correction_id integer primary key autoincrement,
    exam_id integer not null references exams (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    answers text not null,
    versions text not null,
    revision integer not null default 1,
    is_absent integer not null default 0 check (is_absent in (0, 1)),
    is_complete integer not null default 0 check (is_complete in (0, 1)),
    total_score real not null,
    truefalse_score real not null check (truefalse_score >= 0),
    multiplechoice_score real not null check (multiplechoice_score >= 0),
    matching_score real not null check (matching_score >= 0),
    wrong_answers text not null,
    graded_at text not null,
    graded_by integer references staff (id) on delete set null,
    seen_at text,
    calculated_at text,
    sent_at text,
    coins_sent integer not null default 0,
    points_sent integer not null default 0,
    makeup_at text,
    released_at text,
    check (total_score = truefalse_score + multiplechoice_score + matching_score),
    check (is_absent = 0 or is_complete = 0)
  )`,
  sql`insert into exam_corrections_new (${KEPT}) select ${KEPT} from exam_corrections`,
  sql`delete from sqlite_sequence where name = 'exam_corrections_new'`,
  sql`insert into sqlite_sequence (name, seq)
    select 'exam_corrections_new', seq from sqlite_sequence where name = 'exam_corrections'`,
  sql`drop table exam_corrections`,
  sql`alter table exam_corrections_new rename to exam_corrections`,
  sql`create unique index corrections_by_exam on exam_corrections (exam_id, student_id)`,
  sql`create index corrections_by_student on exam_corrections (student_id, exam_id) where is_complete = 1`,
  sql`create index corrections_by_score on exam_corrections (exam_id, total_score, student_id) where is_complete = 1`,
];

const LOOSENED = [
  ...['answers', ...SCORES].map((column) =>
    sql.raw(`alter table exam_corrections drop constraint exam_corrections_${column}_check`),
  ),
  sql.raw(
    `alter table exam_corrections ${SCORES.map((column) => `alter column ${column} type double precision`).join(', ')}`,
  ),
  sql`alter table exam_corrections add column makeup_at text, add column released_at text`,
];

/** Any shape of a paper, a make-up for who was absent, and what each exam weighs in the gradebook of its term. */
export const shapeExams = migrationOf((engine) => [
  sql`alter table exams add column shape text not null default ${SHAPE}`,
  engine === 'sqlite'
    ? sql`alter table exams add column max_score real not null default 40`
    : sql`alter table exams add column max_score double precision not null default 40`,
  sql`alter table exams add column weight integer check (weight between 0 and 100)`,
  ...(engine === 'sqlite' ? REBUILT : LOOSENED),
  // What a pupil was away from is no whole paper.
  sql`create index corrections_of_pupil on exam_corrections (student_id)`,
]);
