import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

export const createSecondFactor: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`
      create table staff_factors (
        staff_id integer primary key references staff (id) on delete cascade,
        sealed_secret text not null,
        created_at text not null,
        confirmed_at text,
        last_step integer not null default 0
      )`.execute(db);
    await sql`
      create table staff_recovery_codes (
        staff_id integer not null references staff_factors (staff_id) on delete cascade,
        code_hash text not null,
        used_at text,
        primary key (staff_id, code_hash)
      )`.execute(db);
  },
};
