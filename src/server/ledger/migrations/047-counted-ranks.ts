import { type Kysely, type Migration, sql } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Engine } from '#server/platform/db/database';
import type { Schema } from '#server/platform/db/schema';

/**
 * In a school of 2,000 pupils (D-82) a rank is counted in the index of the grade's points, so nothing needs to be kept
 * for it. The index holds all that is asked of a pupil then, or SQLite would read each pupil's row as well.
 */
export const countRanks = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const name of ['spread_after_insert', 'spread_after_delete', 'spread_after_update'])
      await sql.raw(engine === 'sqlite' ? `drop trigger ${name}` : `drop function ${name} cascade`).execute(db);
    await sql`drop table points_spread`.execute(db);
    await sql`drop index students_next_above`.execute(db);
    await sql`create index students_next_above on students (grade, points, id, archived_at)
      where archived_at is null and id <> ${sql.lit(DEMO_STUDENT_ID)}`.execute(db);
  },
});
