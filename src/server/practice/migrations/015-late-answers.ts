import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** What is there already counted whole, and is marked by nobody afterwards. */
const count = (table: string, column: string) =>
  sql`alter table ${sql.table(table)} add column ${sql.ref(column)} integer not null default 0`;

export const markLateAnswers = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await count('practice_scores', 'late_answers').execute(db);
    await count('practice_scores', 'uncounted_answers').execute(db);
    await count('practice_bests', 'late_answers').execute(db);
    await count('contest_winners', 'late_answers').execute(db);
  },
});
