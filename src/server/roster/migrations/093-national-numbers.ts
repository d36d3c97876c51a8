import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

/** Beside the pupils and not of their row: no list that reads them can read it along. */
export const keepNationalNumbers = migrationOf(() => [
  sql`create table national_numbers (
    student_id integer primary key references students (id) on delete cascade,
    number_key text not null unique,
    sealed_number text not null,
    import_id integer references roster_imports (id) on delete set null
  )`,
  sql`create index numbers_by_import on national_numbers (import_id) where import_id is not null`,
]);
