import { type Kysely, type Migration, sql } from 'kysely';
import { FORMER_STUDENT_ID } from '#domain/access/actors';
import { firstName } from '#domain/roster/first-name';

interface Then {
  students: { id: number; name: string; firstName: string };
}

/** The rule has learned names, which no statement could tell the database. */
const callAnew = async (db: Kysely<Then>): Promise<void> => {
  const pupils = await db
    .selectFrom('students')
    .select(['id', 'name', 'firstName'])
    .where('id', '<>', FORMER_STUDENT_ID)
    .execute();
  for (const pupil of pupils) {
    const called = firstName(pupil.name);
    if (called !== pupil.firstName)
      await db.updateTable('students').set({ firstName: called }).where('id', '=', pupil.id).execute();
  }
};

/** What pupils are called where the rule is wrong, as staff write it. */
export const callPupils = (): Migration => ({
  up: async (db: Kysely<Then>) => {
    await sql`alter table students add column called_as text`.execute(db);
    await callAnew(db);
  },
});
