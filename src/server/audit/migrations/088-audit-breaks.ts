import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createAuditBreaks = migrationOf((engine) => [
  sql`create table audit_breaks (
    id ${numberedKey(engine)},
    kind text not null check (kind in ('shorter', 'restored')),
    found_at text not null,
    lines_left integer not null,
    lines_found integer not null,
    accepted_at text,
    accepted_by integer references staff (id) on delete set null,
    seal text,
    check ((accepted_at is null) = (seal is null))
  )`,
  sql`create unique index audit_breaks_open on audit_breaks (kind) where accepted_at is null`,
  sql`create index audit_breaks_by_staff on audit_breaks (accepted_by) where accepted_by is not null`,
]);
