import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createBackupTables = migrationOf((engine) => [
  sql`create table backups (
    id ${numberedKey(engine)},
    kind text not null check (kind in ('daily', 'asked', 'command')),
    day text,
    file text not null,
    is_sealed integer not null check (is_sealed in (0, 1)),
    started_at text not null,
    finished_at text,
    fault text check (fault in ('storage', 'altered', 'stopped', 'failed')),
    bytes integer,
    row_count integer,
    file_count integer,
    missing_count integer,
    checked_at text,
    removed_at text,
    asked_by integer references staff (id) on delete set null,
    check ((kind = 'daily') = (day is not null))
  )`,
  // Of a day only one is there or on its way; one that failed is tried again.
  sql`create unique index one_backup_a_day on backups (day) where fault is null`,
  sql`create unique index one_backup_at_once on backups ((finished_at is null)) where finished_at is null`,
  sql`create index backups_by_staff on backups (asked_by) where asked_by is not null`,
]);
