import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '#server/platform/db/database';
import { numberedKey } from '#server/platform/db/migrations/columns';
import type { Schema } from '#server/platform/db/schema';

const createTerms = (engine: Engine) => sql`
  create table school_terms (
    id ${numberedKey(engine)},
    request_key text not null unique,
    name text not null,
    starts_on text not null unique,
    ends_on text not null check (ends_on >= starts_on),
    plan text not null,
    version integer not null default 1,
    created_by integer references staff (id) on delete set null,
    created_at text not null
  )`;

export const createCalendarTables = (engine: Engine): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await createTerms(engine).execute(db);
  },
});
