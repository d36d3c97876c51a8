import { type Kysely, type Migration, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Schema } from '#server/platform/db/schema';

/** Whom a pupil could overtake next stands beside the pupil in it, however large the grade is. */
export const indexNextAbove: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`create index students_next_above on students (grade, points, id)
      where archived_at is null and id <> ${sql.lit(DEMO_STUDENT_ID)}`.execute(db);
  },
};
