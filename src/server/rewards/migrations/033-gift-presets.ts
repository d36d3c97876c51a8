import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createPresets = (engine: Engine) => sql`
  create table gift_presets (
    id ${numberedKey(engine)},
    reward_type text not null check (reward_type in ('coins', 'points')),
    amount integer not null check (amount > 0),
    title text not null,
    place integer not null,
    created_at text not null,
    removed_at text
  )`;

export const createGiftPresets = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await createPresets(engine).execute(db);
  },
});
