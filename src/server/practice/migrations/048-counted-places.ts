import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** A place is counted in the index of all bests of a contest, also that on the board of a grade or of a kind of game. */
export const countPlaces: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`drop table practice_spread`.execute(db);
    for (const name of ['bests_of_grade', 'bests_of_grade_and_kind']) await sql`drop index ${sql.id(name)}`.execute(db);
  },
};
