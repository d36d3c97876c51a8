import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** Of staff alone, and gone with the session. */
export const nameSessionDevices: Migration = {
  up: async (db: Kysely<Schema>) => {
    await sql`alter table sessions add column user_agent text`.execute(db);
  },
};
