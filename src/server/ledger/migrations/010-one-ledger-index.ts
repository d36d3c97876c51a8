import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/**
 * Every claim and purchase writes into each index of the ledger. One serves both questions asked of it: a pupil's
 * lines, newest first, and what they add up to since a moment, where reading the pupil's own lines is enough.
 */
export const mergeLedgerIndexes: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`create index ledger_of_student on points_logs (student_id, id, created_at, value, coins_earned)`.execute(
      db,
    );
    await sql`drop index ledger_by_student`.execute(db);
    await sql`drop index ledger_by_time`.execute(db);
  },
};
