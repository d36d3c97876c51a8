import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createPrivacyTables = migrationOf((engine) => [
  sql`create table erasures (
    id ${numberedKey(engine)},
    erased_at text not null,
    staff_id integer references staff (id) on delete set null,
    counts text not null,
    files integer not null,
    resealed_from integer,
    cleaned_at text
  )`,
  sql`create index erasures_by_staff on erasures (staff_id) where staff_id is not null`,
  sql`create index erasures_to_clean on erasures (id) where cleaned_at is null`,
  sql`create table retention_settings (
    kind text primary key,
    days integer not null check (days > 0)
  )`,
]);
