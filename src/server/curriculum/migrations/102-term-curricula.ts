import { sql } from 'kysely';
import { keptByItsKey, migrationOf } from '#server/platform/db/migrations/columns';

/**
 * A plan belongs to a term (D-85): each term that there is goes on with the plan of its grade, and what stood for the
 * grade alone is what a first term begins with. What was taught is of a section, or of the grade as one.
 */
export const giveTermsPlans = migrationOf((engine) => [
  sql`create table term_curricula (
    term_id integer not null references school_terms (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    weeks text not null,
    version integer not null default 1,
    primary key (term_id, grade)
  ) ${keptByItsKey(engine)}`,
  sql`insert into term_curricula (term_id, grade, weeks, version)
    select t.id, c.grade, c.weeks, c.version from school_terms t cross join curricula c`,
  sql`create table taught_lessons (
    term_id integer not null references school_terms (id) on delete cascade,
    grade integer not null check (grade in (4, 5, 6)),
    section text not null default '',
    week integer not null check (week >= 1),
    lesson_id text not null references curriculum_lessons (id),
    taught_at text not null,
    staff_id integer references staff (id) on delete set null,
    primary key (term_id, grade, section, week, lesson_id)
  ) ${keptByItsKey(engine)}`,
  sql`insert into taught_lessons (term_id, grade, week, lesson_id, taught_at, staff_id)
    select term_id, grade, week, lesson_id, taught_at, staff_id from curriculum_taught`,
  sql`drop table curriculum_taught`,
  sql`alter table taught_lessons rename to curriculum_taught`,
]);
