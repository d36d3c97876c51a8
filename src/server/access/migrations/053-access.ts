import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const createAccessTables = migrationOf(() => [
  sql`create table staff_factors (
    staff_id integer primary key references staff (id) on delete cascade,
    sealed_secret text not null,
    created_at text not null,
    confirmed_at text,
    last_step integer not null default 0
  )`,
  sql`create table staff_recovery_codes (
    staff_id integer not null references staff_factors (staff_id) on delete cascade,
    code_hash text not null,
    used_at text,
    primary key (staff_id, code_hash)
  )`,
]);
