import { sql } from 'kysely';
import { migrationOf, numberedKey } from './columns.ts';

export const createPlatformTables = migrationOf((engine) => [
  sql`create table sessions (
    id ${numberedKey(engine)},
    token_hash text not null unique,
    student_id integer references students (id) on delete cascade,
    staff_id integer references staff (id) on delete cascade,
    parent_session_id integer references sessions (id) on delete cascade,
    created_at text not null,
    last_seen_at text not null,
    confirmed_at text,
    user_agent text
  )`,
  sql`create index sessions_by_student on sessions (student_id)`,
  // Partial, because a pupil's login has neither and should not pay for the index.
  sql`create index sessions_by_staff on sessions (staff_id) where staff_id is not null`,
  sql`create index sessions_by_parent on sessions (parent_session_id) where parent_session_id is not null`,
  sql`create table attempt_guards (
    scope text not null,
    guard_key text not null,
    failures integer not null,
    last_failure_at text not null,
    locked_until text,
    primary key (scope, guard_key)
  )`,
  // The list of purposes grows with the product: the code alone closes it.
  sql`create table files (
    id text primary key,
    purpose text not null,
    student_id integer references students (id) on delete cascade,
    extension text not null,
    size integer not null,
    created_at text not null
  )`,
  sql`create index files_by_student on files (student_id) where student_id is not null`,
]);
