import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createCalendarTables = migrationOf((engine) => [
  sql`create table school_terms (
    id ${numberedKey(engine)},
    request_key text not null unique,
    name text not null,
    starts_on text not null unique,
    ends_on text not null check (ends_on >= starts_on),
    plan text not null,
    version integer not null default 1,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`,
]);
