import { sql } from 'kysely';
import { migrationOf, numberedKey } from '#server/platform/db/migrations/columns';

export const createAuditTables = migrationOf((engine) => [
  sql`create table audit_log (
    id ${numberedKey(engine)},
    at text not null,
    staff_id integer,
    actor_name text not null,
    action text not null,
    table_name text not null,
    record_id text,
    subject_name text,
    details text,
    before text,
    after text,
    seq integer,
    mac text
  )`,
  sql`create index audit_by_action on audit_log (action, id)`,
  sql`create index audit_unsealed on audit_log (id) where seq is null`,
  sql`create index audit_sealed on audit_log (seq, id) where seq is not null`,
  sql`create index audit_by_time on audit_log (at)`,
  sql`create index audit_by_action_and_time on audit_log (action, at)`,
  sql`create table audit_end (
    only_one integer primary key check (only_one = 1),
    lines integer not null,
    mac text not null,
    seal text not null
  )`,
]);
