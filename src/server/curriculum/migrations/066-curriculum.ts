import { sql } from 'kysely';
import { keptByItsKey, migrationOf } from '#server/platform/db/migrations/columns';

export const createCurriculumTables = migrationOf((engine) => [
  sql`create table curricula (
    grade integer not null primary key check (grade in (4, 5, 6)),
    weeks text not null,
    version integer not null default 1
  )`,
  sql`create table curriculum_lessons (
    id text not null primary key,
    grade integer not null check (grade in (4, 5, 6)),
    course text not null check (course in ('quran', 'islamic')),
    strand text check (strand in ('Hadith', 'Fiqh', 'Tawheed')),
    unit text,
    topic text not null,
    source text not null,
    verses text
  )`,
  sql`create table curriculum_taught (
    term_id integer not null references school_terms (id) on delete cascade,
    week integer not null check (week between 1 and 10),
    lesson_id text not null references curriculum_lessons (id),
    grade integer not null check (grade in (4, 5, 6)),
    taught_at text not null,
    staff_id integer references staff (id) on delete set null,
    primary key (term_id, grade, week, lesson_id)
  ) ${keptByItsKey(engine)}`,
  sql`create table student_curriculum_progress (
    student_id integer not null references students (id) on delete cascade,
    term_id integer not null references school_terms (id) on delete cascade,
    week_id text not null,
    lesson_id text not null references curriculum_lessons (id),
    day text,
    period_id text,
    status text not null check (status in ('upcoming', 'in-progress', 'completed')),
    progress integer not null check (progress in (0, 50, 100)),
    updated_at text not null,
    primary key (student_id, term_id, week_id, lesson_id)
  ) ${keptByItsKey(engine)}`,
  // How many of a grade are done with a lesson.
  sql`create index curriculum_done on student_curriculum_progress (term_id, week_id, lesson_id) where status = 'completed'`,
]);
