import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** Beside each pupil's own row too: the inbox is asked for with every page, and asks one table. */
export const addTakenBack = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await sql`alter table message_batches add column taken_back_at text`.execute(db);
    await sql`alter table message_batches add column taken_back_by integer references staff (id) on delete set null`.execute(
      db,
    );
    await sql`
      alter table teacher_messages add column taken_back integer not null default 0 check (taken_back in (0, 1))`.execute(
      db,
    );
  },
});
