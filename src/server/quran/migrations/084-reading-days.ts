import { sql } from 'kysely';
import { keptByItsKey, migrationOf } from '#server/platform/db/migrations/columns';

export const createReadingDays = migrationOf((engine) => [
  sql`create table quran_reading_days (
    student_id integer not null references students (id) on delete cascade,
    day text not null,
    primary key (student_id, day)
  ) ${keptByItsKey(engine)}`,
]);
