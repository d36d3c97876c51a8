import { sql } from 'kysely';
import { keptByItsKey, migrationOf } from '#server/platform/db/migrations/columns';

export const createGrowthTables = migrationOf((engine) => [
  sql`create table activity_runs (
    student_id integer not null references students (id) on delete cascade,
    activity text not null check (activity in ('word-association')),
    day text not null,
    round integer not null check (round > 0),
    correct integer not null check (correct between 0 and 5),
    missed_place integer,
    missed_option integer,
    rewarded_round integer,
    primary key (student_id, activity, day)
  ) ${keptByItsKey(engine)}`,
]);
