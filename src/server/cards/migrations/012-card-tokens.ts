import { type Kysely, type Migration, sql } from 'kysely';
import type { Schema } from '#server/platform/db/schema';

/** Whoever has login data already holds a card whose link carries the password (D-8). */
export const addCardTokens = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await sql`alter table students_credentials add column card_token_hash text`.execute(db);
    await sql`alter table students_credentials add column sealed_card_token text`.execute(db);
    await sql`alter table students_credentials add column has_old_card integer not null default 0
      check (has_old_card in (0, 1))`.execute(db);
    await sql`update students_credentials set has_old_card = 1`.execute(db);
    await sql`create unique index students_credentials_card on students_credentials (card_token_hash)`.execute(db);
  },
});
