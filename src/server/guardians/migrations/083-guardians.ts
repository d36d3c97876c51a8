import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createGuardiansTables = migrationOf((engine) => [
  sql`create table guardian_links (
    id ${numberedKey(engine)},
    student_id integer not null references students (id) on delete cascade,
    week text not null,
    nonce text not null,
    token_hash text not null unique,
    created_at text not null,
    created_by integer references staff (id) on delete set null,
    expires_at text not null,
    revoked_at text,
    opened_at text
  )`,
  sql`create index guardian_links_by_pupil on guardian_links (student_id, week)`,
  sql`create index guardian_links_by_end on guardian_links (expires_at)`,
  sql`create index guardian_links_by_staff on guardian_links (created_by) where created_by is not null`,
]);
