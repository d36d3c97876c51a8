import type { Kysely, Migration } from 'kysely';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import type { Schema } from '#server/platform/db/schema';

/** «عبد الرحمن» was kept as «عبد» (D-90). Who stands for the erased is called by more than a first name. */
export const keepWholeFirstNames: Migration = {
  up: async (db: Kysely<Schema>) => {
    const pupils = await db
      .selectFrom('students')
      .select(['id', 'name', 'firstName'])
      .where('id', '<>', FORMER_STUDENT_ID)
      .execute();
    for (const { id, name, firstName: kept } of pupils)
      if (kept !== firstName(name))
        await db
          .updateTable('students')
          .set({ firstName: firstName(name) })
          .where('id', '=', id)
          .execute();
  },
};
