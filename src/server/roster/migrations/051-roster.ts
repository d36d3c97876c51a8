import { sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import { DEFAULT_GRADE } from '#domain/roster/grades';
import { searchKey } from '#domain/roster/names';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';
import { demoStudentName } from '#strings/roster/words';

/** The teacher's try-out pupil takes nobody's place. */
const COUNTED = sql`archived_at is null and id <> ${sql.lit(DEMO_STUDENT_ID)}`;

export const createRosterTables = migrationOf((engine) => [
  sql`create table students (
    id ${numberedKey(engine, DEMO_STUDENT_ID + 1)},
    name text not null,
    first_name text not null,
    name_reading text,
    search_key text not null,
    grade integer not null check (grade in (4, 5, 6)),
    class_id text,
    points integer not null default 0 check (points >= 0),
    balance integer not null default 0 check (balance >= 0),
    profile_image text,
    archived_at text,
    created_at text not null
  )`,
  // The teacher's try-out pupil exists in every school, without login data until staff make some.
  sql`insert into students (id, name, first_name, search_key, grade, created_at) values (
    ${DEMO_STUDENT_ID}, ${demoStudentName}, ${firstName(demoStudentName)}, ${searchKey(demoStudentName)},
    ${DEFAULT_GRADE}, ${new Date(0).toISOString()}
  )`,
  sql`create index students_by_grade on students (grade, name)`,
  sql`create index students_by_name on students (name)`,
  // Every board walks down its own; each ends in what tells its pupils apart.
  sql`create index students_by_points on students (points desc, grade, id) where ${COUNTED}`,
  sql`create index students_by_wealth on students ((balance + points / 10) desc, grade, id) where ${COUNTED}`,
  sql`create index students_archived on students (id) where archived_at is not null`,
  // In a school of 2,000 pupils (D-82) a rank is counted in it, and nothing kept for it. It holds all that is asked of a
  // pupil then, or SQLite would read each pupil's row as well.
  sql`create index students_next_above on students (grade, points, id, archived_at)
    where ${COUNTED}`,
  // The grid of a section reads the papers of its pupils, and not those of the whole grade.
  sql`create index students_by_section on students (class_id)`,
  sql`create table promotions (
    id ${numberedKey(engine)},
    promoted_at text not null,
    staff_id integer not null,
    undone_at text
  )`,
  sql`create table promoted_students (
    promotion_id integer not null references promotions (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    from_grade integer not null,
    to_grade integer,
    primary key (promotion_id, student_id)
  )`,
  sql`create table roster_imports (
    id ${numberedKey(engine)},
    imported_at text not null,
    staff_id integer references staff (id) on delete set null,
    undone_at text
  )`,
  sql`create index imports_by_staff on roster_imports (staff_id) where staff_id is not null`,
  sql`create table imported_students (
    import_id integer not null references roster_imports (id) on delete cascade,
    student_id integer not null references students (id) on delete cascade,
    before text,
    after text not null,
    primary key (import_id, student_id)
  )`,
  sql`create index imported_by_student on imported_students (student_id)`,
]);
