import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createRuns = (engine: Engine) => sql`
  create table activity_runs (
    student_id integer not null references students (id) on delete cascade,
    activity text not null check (activity in ('word-association')),
    day text not null,
    round integer not null check (round > 0),
    correct integer not null check (correct between 0 and 5),
    missed_place integer,
    missed_option integer,
    rewarded_round integer,
    primary key (student_id, activity, day)
  ) ${keptByItsKey(engine)}`;

export const createGrowthTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await createRuns(engine).execute(db);
  },
});
