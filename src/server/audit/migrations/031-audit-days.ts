import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** The lines of some days, years later. */
export const indexAuditDays: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`create index audit_by_time on audit_log (at)`.execute(db);
    await sql`create index audit_by_action_and_time on audit_log (action, at)`.execute(db);
  },
};
