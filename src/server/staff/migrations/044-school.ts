import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** One row, in a school that is asked what is left to do. */
export const createSchool: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`
      create table school (
        id integer primary key check (id = 1),
        name text not null,
        created_at text not null,
        key_kept_at text
      )`.execute(db);
  },
};
