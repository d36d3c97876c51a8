import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** Open approvals end a day after `decided_at`, and open sessions count from `created_at`: neither needs a value here. */
export const askPasswordsAgain: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`alter table login_issue_reports add column special_password_used_at text`.execute(db);
    await sql`alter table sessions add column confirmed_at text`.execute(db);
  },
};
