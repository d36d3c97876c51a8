import { sql } from 'kysely';
import { migrationOf } from '#server/platform/db/migrations/columns';

export const createGloryTables = migrationOf(() => [
  sql`create table glory_top_only (
    board text not null primary key
      check (board in ('points', 'wealth', 'helpers', 'generous', 'improved', 'regular', 'helpful'))
  )`,
  sql`create table glory_left_out (
    student_id integer not null primary key references students (id) on delete cascade,
    since text not null
  )`,
]);
