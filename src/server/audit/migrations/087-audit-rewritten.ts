import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const rewriteAuditLines = migrationOf(() => [
  sql`alter table audit_log add column salt text`,
  sql`alter table audit_log add column rewritten text`,
  sql`create table audit_beginning (
    only_one integer primary key check (only_one = 1),
    lines integer not null,
    mac text not null,
    seal text not null
  )`,
]);
