import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** The grid of a section reads the papers of its pupils, and not those of the whole grade. */
export const indexSections: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`create index students_by_section on students (class_id)`.execute(db);
  },
};
