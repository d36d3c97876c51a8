import type { Kysely, Migration } from 'kysely';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';
import type { Schema } from '#server/platform/db/schema';

/** «عبد الرحمن» was kept as «عبد» (D-90). Who stands for the erased is called by more than a first name. */
export const keepWholeFirstNames: Migration = {
  up: async (db: Kysely<Schema>) => {
    const pupils = await db
      .selectFrom('students')
      .select(['id', 'name', 'first_name'])
      .where('id', '<>', FORMER_STUDENT_ID)
      .execute();
    for (const { id, name, first_name } of pupils)
      if (first_name !== firstName(name))
        await db
          .updateTable('students')
          .set({ first_name: firstName(name) })
          .where('id', '=', id)
          .execute();
  },
};
