import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createStaffTables = migrationOf((engine) => [
  sql`create table staff (
    id ${numberedKey(engine)},
    email text not null unique,
    name text not null,
    role text not null check (role in ('admin', 'teacher')),
    password_hash text not null,
    disabled_at text,
    last_login text,
    created_at text not null
  )`,
  sql`create table staff_invitations (
    id ${numberedKey(engine)},
    kind text not null check (kind in ('invitation', 'setup')),
    token_hash text not null unique,
    name text not null,
    role text not null check (role in ('admin', 'teacher')),
    invited_by integer references staff (id) on delete cascade,
    created_at text not null,
    used_at text,
    revoked_at text,
    staff_id integer references staff (id) on delete cascade,
    check ((used_at is null) = (staff_id is null))
  )`,
  sql`create index invitations_by_inviter on staff_invitations (invited_by) where invited_by is not null`,
  sql`create index invitations_by_staff on staff_invitations (staff_id) where staff_id is not null`,
  // One row, in a school that is asked what is left to do.
  sql`create table school (
    id integer primary key check (id = 1),
    name text not null,
    created_at text not null,
    key_kept_at text
  )`,
]);
