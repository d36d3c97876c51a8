import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { keptByItsKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createAll = (engine: Engine) => [
  sql`
  create table penalty_settings (
    id integer primary key check (id = 1),
    review_days integer not null check (review_days between 0 and 6),
    drill_days integer not null check (drill_days between 0 and 6)
  )`,
  sql`insert into penalty_settings (id, review_days, drill_days) values (1, 2, 1)`,
  sql`
  create table penalty_ways_back (
    penalty_id integer not null references student_penalties (id) on delete cascade,
    way text not null check (way in ('review', 'drill')),
    days integer not null check (days > 0),
    taken_at text not null,
    primary key (penalty_id, way)
  ) ${keptByItsKey(engine)}`,
];

export const createWaysBack = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const part of createAll(engine)) await part.execute(db);
  },
});
