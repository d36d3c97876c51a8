import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const createTermsTables = migrationOf(() => [
  sql`create table student_agreements (
    student_id integer not null references students (id) on delete cascade,
    agreement_version integer not null,
    agreed integer not null check (agreed in (0, 1)),
    agreed_at text not null,
    primary key (student_id, agreement_version)
  )`,
]);
